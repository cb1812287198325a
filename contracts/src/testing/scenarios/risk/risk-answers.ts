import type { Scenario } from '../../scenario.ts';
import { add, addAsset, change, faulty, PLAN, read, send } from '../../steps.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const [why, backup] = [
  { id: 'why', text: 'Why?', type: 'text', required: true },
  { id: 'backup', text: 'Backup?', type: 'select', options },
];
const step = {
  id: 's1',
  title: 'Facts',
  description: '',
  order: 0,
  category: '',
  mandatory: true,
  questions: [why, backup],
};
const template = { name: 'Own', description: '', framework: '', domain_id: null, steps: [step] };
const lacking = {
  path: '/template_answers/s1_why',
  keyword: 'required',
  params: { label: 'Why?' },
  message: 'Why? is required',
};
const strange = {
  path: '/template_answers/s1_backup',
  keyword: 'enum',
  params: { label: 'Backup?', allowedValues: ['yes', 'no'] },
  message: 'Backup? must be one of its options',
};
const wizard = { title: 'Outage', template_id: '{template}' };

export const riskAnswerScenarios: readonly Scenario[] = [
  {
    name: 'answers are validated when the wizard submits a new risk; later changes may leave some open, but give none that is not offered',
    steps: [
      add('grc-templates', template, { save: { template: '/id' } }),
      add('risks', { ...wizard, template_answers: { s1_why: ' ', s1_backup: 'maybe' } }, faulty(lacking, strange)),
      add(
        'risks',
        { ...wizard, template_answers: { s1_why: 'Old cable', s1_backup: 'no' } },
        { answer: { template_answers: { s1_why: 'Old cable', s1_backup: 'no' } } },
      ),
      add(
        'risks',
        { title: 'Own', template_answers: {}, custom_questions: [{ text: 'Who?', type: 'text', required: true }] },
        faulty({ path: '/template_answers/custom_Who?_0', message: 'Who? is required' }),
      ),
      add('risks', wizard, { save: { risk: '/id' } }),
      change('risks/{risk}', { template_answers: { s1_backup: 'maybe' } }, faulty(strange)),
      change(
        'risks/{risk}',
        { template_answers: { s1_backup: 'yes' } },
        { answer: { template_answers: { s1_backup: 'yes' } } },
      ),
    ],
  },
  {
    name: 'a flow can be completed only when the answers of its risk are complete and valid',
    steps: [
      add('grc-templates', template, { save: { template: '/id' } }),
      ...addAsset(),
      add('risks', wizard, { save: { risk: '/id' } }),
      change('risks/{risk}', { template_answers: { s1_backup: 'yes' } }),
      send('PUT', 'grc-templates/{template}', {
        ...template,
        steps: [{ ...step, questions: [why, { ...backup, options: options.slice(1) }] }],
      }),
      // An answer that was offered when it was given does not prevent other changes.
      change('risks/{risk}', { template_answers: { s1_backup: 'yes' }, title: 'Longer outage' }),
      add('risk-flows', { risk_id: '{risk}', status: 'in-progress' }, { save: { flow: '/id' } }),
      change(
        'risk-flows/{flow}/complete',
        { treatment_plan: PLAN },
        {
          status: 409,
          answer: { code: 'wrong_state', detail: 'Select at least one asset before completing the risk flow.' },
        },
      ),
      change('risk-flows/{flow}', { selected_assets: ['{a:router}'] }),
      change(
        'risk-flows/{flow}/complete',
        { treatment_plan: PLAN },
        {
          status: 409,
          answer: {
            code: 'wrong_state',
            detail: 'Why? is required',
            errors: [lacking, { ...strange, params: { label: 'Backup?', allowedValues: ['no'] } }],
          },
        },
      ),
      read('risk-flows/{flow}', { answer: { status: 'in-progress', version: 2 } }),
      change('risks/{risk}', { template_answers: { s1_why: 'Old cable' } }),
      change('risk-flows/{flow}/complete', { treatment_plan: PLAN }, { answer: { status: 'completed' } }),
    ],
  },
];
