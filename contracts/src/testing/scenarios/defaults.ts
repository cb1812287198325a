import type { Scenario } from '../scenario.ts';
import {
  add,
  addCompletedFlow,
  addFlow,
  all,
  change,
  faulty,
  from,
  list,
  read,
  remove,
  send,
  STALE,
  wrongState,
} from '../steps.ts';

const UUID = /^[0-9a-f-]{36}$/;
const made = { id: UUID, title: 'Ask', description: '', responsible: '', dueDate: null, status: 'pending' };
const slider = { id: 'often', text: 'How often?', type: 'slider' };
const bounded = { ...slider, min: 1, max: 10, step: 1 };
const step = { id: 's1', title: 'Facts', description: '', order: 0, category: '', mandatory: true };
const template = { name: 'Own', description: '', framework: '', domain_id: null };

export const defaultScenarios: readonly Scenario[] = [
  {
    name: 'an action needs a title only, in a plan and when a flow is completed',
    steps: [
      ...addCompletedFlow(),
      change('risk-flows/{flow}', { status: 'in-progress' }),
      change('risk-flows/{flow}/complete', { actions: [{ title: 'Ask' }] }),
      list('treatment-plans', { risk_flow_id: '{flow}' }, all({ actions: [made] })),
      add(
        'treatment-plans',
        { risk_id: '{risk}', actions: [{ title: 'Ask' }] },
        { answer: { actions: [made] }, save: { plan: '/id' } },
      ),
      change(
        'treatment-plans/{plan}',
        { actions: [{ title: 'Ask' }, { id: 'a2', title: '', status: 'completed' }] },
        {
          answer: {
            actions: [
              made,
              { id: 'a2', title: '', description: '', responsible: '', dueDate: null, status: 'completed' },
            ],
          },
        },
      ),
      change(
        'treatment-plans/{plan}',
        { actions: [{ description: 'Nameless' }] },
        { status: 400, answer: { errors: [{ path: '/actions/0/title', keyword: 'required' }] } },
      ),
    ],
  },
  {
    name: 'defaults are stored for ids of template fields, for bounds and steps of sliders, and for custom questions',
    steps: [
      ...(['asset-templates', 'property-templates', 'risk-scenario-templates'] as const).map((path) =>
        add(
          path,
          {
            name: 'Own',
            category: 'Data',
            fields: [{ name: 'place', label: 'Place', type: 'text', required: false, order: 0 }],
          },
          { answer: { fields: [{ id: /^field_\d{13}_[0-9a-f]{12}$/, name: 'place' }] } },
        ),
      ),
      add(
        'grc-templates',
        { ...template, steps: [{ ...step, questions: [slider] }] },
        { answer: { steps: [{ questions: [bounded] }] }, save: { template: '/id' } },
      ),
      send(
        'PUT',
        'grc-templates/{template}',
        { ...template, steps: [{ ...step, questions: [{ ...slider, max: 5 }] }] },
        { answer: { steps: [{ questions: [{ ...bounded, max: 5 }] }] } },
      ),
      add('risks', { title: 'Flood' }, { answer: { custom_questions: [] }, save: { risk: '/id' } }),
      change('risks/{risk}', { custom_questions: [slider] }, { answer: { custom_questions: [bounded] } }),
    ],
  },
  {
    name: 'the plan of a completed flow cannot be deleted until the flow is reopened',
    steps: [
      ...addCompletedFlow(),
      list('treatment-plans', { risk_flow_id: '{flow}' }, { save: { plan: '/items/0/id' } }),
      remove(
        'treatment-plans/{plan}',
        wrongState('The risk flow is completed, so its treatment plan cannot be deleted. Reopen the risk flow first.'),
      ),
      read('treatment-plans/{plan}', { answer: { version: 1 } }),
      change('risk-flows/{flow}', { status: 'in-progress' }),
      remove('treatment-plans/{plan}'),
    ],
  },
  {
    name: 'a record can be sent back as it was read, but fields that only the server writes must be unchanged',
    steps: [
      ...addFlow(),
      read('risks/{risk}', { save: { at: '/created_at', changed: '/updated_at' } }),
      change(
        'risks/{risk}',
        {
          id: '{risk}',
          organization_id: '{org}',
          created_by: '{user:admin}',
          created_at: '{at}',
          updated_at: '{changed}',
          archived_at: null,
          names: {},
          title: 'Power cut',
          risk_score: 9,
        },
        { answer: { title: 'Power cut', version: 3 } },
      ),
      change('risks/{risk}', { id: '{risk}', names: {} }, { answer: { version: 3 } }),
      change(
        'risks/{risk}',
        { id: '{flow}', version: 2, title: 'Flood', names: { x: 'y' } },
        faulty(
          { path: '/id', message: 'cannot be changed' },
          { path: '/version', message: 'cannot be changed' },
          { path: '/names', message: 'cannot be changed' },
        ),
      ),
      change('risks/{risk}', { version: 2, title: 'Flood' }, from('"2"', STALE)),
      change('risks/{risk}', { version: 3, title: 'Flood' }, from('"3"', { answer: { title: 'Flood', version: 4 } })),
      // A task as the list returns it, with the names of its risk and its assignee.
      add('tasks', { title: 'Pump', risk_id: '{risk}' }, { save: { task: '/id' } }),
      change(
        'tasks/{task}',
        { id: '{task}', version: 1, title: 'Pump', risk_title: 'Flood', assigned_to_name: null },
        { answer: { version: 1 } },
      ),
      change(
        'risk-flows/{flow}',
        { id: '{flow}', risk_id: '{risk}', risk_title: 'Flood', completed_at: null, current_step: 2 },
        { answer: { current_step: 2 } },
      ),
    ],
  },
  {
    name: 'a search ignores case and accents, and treats ß like ss',
    steps: [
      add('risks', { title: 'Größe der Straße' }, { save: { risk: '/id' } }),
      ...['grosse', 'GRÖSSE', 'Größe', 'strasse gro'].map((q) => list('risks', { q }, all({ id: '{risk}' }))),
    ],
  },
];
