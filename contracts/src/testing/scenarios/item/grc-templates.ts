import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  all,
  from,
  invalid,
  invalidBody,
  list,
  notAllowed,
  OTHER_ORGANIZATION,
  outsideDomains,
  read,
  remove,
  STALE,
  unknown,
} from '../../steps.ts';

const INITIALIZE = '/api/grc-templates/initialize-defaults';
const initialize = (created_domains: number, created_templates: number, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: INITIALIZE,
  status: 200,
  answer: { created_domains, created_templates },
  ...more,
});
const replace = (path: string, body: unknown, more: Partial<Step> = {}): Step => ({
  method: 'PUT',
  path: `/api/${path}`,
  body,
  status: 200,
  ...more,
});

const text = { id: 'q1', text: 'Who?', type: 'text' };
const step = (id: string, ...questions: object[]) => ({
  id,
  title: 'Step',
  description: '',
  order: 1,
  category: '',
  mandatory: true,
  questions,
});
const whole = {
  name: 'Ours',
  description: 'd',
  framework: 'Own',
  domain_id: null,
  steps: [step('s1', { text: 'Why?', type: 'text' })],
};
const option = (value: string) => ({ value, label: value.toUpperCase() });
/** All errors of the steps at once. */
const misfit = (...errors: { path: string; message: string }[]) =>
  invalid('Some steps or questions of the template are not valid', ...errors);

const NOT_OURS = outsideDomains('GRC templates');

const NAMES = ['GDPR', 'HIPAA', 'ISO 27001', 'NIST CSF', 'PCI DSS', 'SOC 2'];
const DOMAINS = ['Compliance', 'Cybersecurity', 'Financial', 'Operational', 'Privacy', 'Third-Party'];
/** The names in order, including the two domains that the world has from the start. */
const ALL_DOMAINS = [
  'Compliance',
  'Cybersecurity',
  'Data protection',
  'Financial',
  'Operational',
  'Privacy',
  'Third-Party',
  'Treasury',
];

export const grcTemplateScenarios: readonly Scenario[] = [
  {
    name: 'the GRC defaults are added once: a template for each framework in its domain',
    steps: [
      list('grc-templates', {}, all()),
      list(
        'grc-domains',
        {},
        all({ id: '{domain}', name: 'Data protection', organization_id: '{org}' }, { name: 'Treasury' }),
      ),
      initialize(6, 6, { as: 'stakeholder' }),
      initialize(0, 0),
      list(
        'grc-templates',
        { sort: 'framework' },
        {
          answer: {
            total: 6,
            items: NAMES.map((framework) => ({
              framework,
              is_default: true,
              organization_id: '{org}',
              version: 1,
              domain_id: /./,
              default_key: undefined,
            })),
          },
          save: { gdpr: '/items/0/id', privacy: '/items/0/domain_id' },
        },
      ),
      list('grc-domains', { q: 'Privacy' }, all({ id: '{privacy}', name: 'Privacy' })),
      read('grc-templates/{gdpr}', {
        as: 'stakeholder',
        answer: { framework: 'GDPR', steps: [{ order: 1 }, {}, {}, {}, {}], default_key: undefined },
        answerHeaders: { etag: '"1"' },
      }),
      remove('grc-templates/{gdpr}', {
        status: 409,
        answer: { code: 'default_template', detail: 'Default templates cannot be deleted.' },
      }),
      remove('grc-templates/{gdpr}', from('"7"', { status: 409, answer: { code: 'default_template' } })),
      // Changed defaults stay changed.
      replace(
        'grc-templates/{gdpr}',
        { ...whole, name: ' GDPR, our way ' },
        {
          answer: {
            name: 'GDPR, our way',
            is_default: true,
            version: 2,
            framework: 'Own',
            domain_id: null,
            default_key: undefined,
          },
        },
      ),
      initialize(0, 0),
      list('grc-templates', { q: 'way' }, all({ id: '{gdpr}', name: 'GDPR, our way' })),
    ],
  },
  {
    name: 'GRC domains are listed by name, searched and paged',
    steps: [
      initialize(6, 6),
      list('grc-domains', {}, all(...ALL_DOMAINS.map((name) => ({ name })))),
      read('grc-domains', { as: 'stakeholder', answer: { total: ALL_DOMAINS.length } }),
      list(
        'grc-domains',
        { limit: '5' },
        {
          answer: { total: 8, items: ALL_DOMAINS.slice(0, 5).map((name) => ({ name })) },
          save: { next: '/next_cursor' },
        },
      ),
      list(
        'grc-domains',
        { limit: '5', cursor: '{next}' },
        { answer: { items: ALL_DOMAINS.slice(5).map((name) => ({ name })), next_cursor: null } },
      ),
      list('grc-domains', { q: 'suppl' }, all({ name: DOMAINS[5] })),
      list(
        'grc-domains',
        { cursor: 'x' },
        invalid('is not a cursor of this list', { path: '/cursor', message: 'is not a cursor of this list' }),
      ),
      list(
        'grc-domains',
        { sort: 'name' },
        { status: 400, answer: { errors: [{ path: '/sort', message: 'is not a known field' }] } },
      ),
      read('grc-domains', { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
    ],
  },
  {
    name: 'GRC templates are created, read, replaced at a version, and deleted',
    steps: [
      add(
        'grc-templates',
        { name: ' Own ', domain_id: '{domain}' },
        {
          as: 'risk_manager',
          answer: {
            name: 'Own',
            description: '',
            framework: '',
            domain_id: '{domain}',
            steps: [],
            is_default: false,
            organization_id: '{org}',
            version: 1,
          },
          answerHeaders: { etag: '"1"', location: /^\/api\/grc-templates\/./ },
          save: { template: '/id' },
        },
      ),
      replace(
        'grc-templates/{template}',
        whole,
        from('"1"', { answer: { ...whole, version: 2, is_default: false }, answerHeaders: { etag: '"2"' } }),
      ),
      read('grc-templates/{template}', {
        as: 'auditor',
        answer: { ...whole, id: '{template}', version: 2 },
        answerHeaders: { etag: '"2"' },
      }),
      replace('grc-templates/{template}', whole, from('"1"', STALE)),
      replace(
        'grc-templates/{template}',
        { name: 'x' },
        {
          status: 400,
          answer: {
            errors: [
              { path: '/description', message: 'is required' },
              { path: '/framework' },
              { path: '/domain_id' },
              { path: '/steps' },
            ],
          },
        },
      ),
      remove('grc-templates/{template}', from('"1"', STALE)),
      remove('grc-templates/{template}', from('"2"')),
      read('grc-templates/{template}', gone()),
      replace('grc-templates/{template}', whole, gone()),
      remove('grc-templates/{template}', gone()),
    ],
  },
  {
    name: 'errors of a GRC template name the fields, and errors of steps are reported before the domain',
    steps: [
      add('grc-templates', { name: '' }, { status: 400, answer: { detail: 'The body is not valid' } }),
      add('grc-templates', { name: 'x', domain_id: 'nowhere' }, unknown('/domain_id')),
      add('grc-templates', { name: 'x', domain_id: '{foreign:grc_domains}' }, unknown('/domain_id')),
      add(
        'grc-templates',
        { name: 'x', steps: [step('s1', { ...text, type: 'date' })] },
        invalidBody({ path: '/steps/0/questions/0/type', message: 'must be one of text, select, slider' }),
      ),
      add(
        'grc-templates',
        { name: 'x', domain_id: 'nowhere', steps: [step('s1'), step('s1')] },
        misfit({ path: '/steps/1/id', message: 'is the id of another step' }),
      ),
      add(
        'grc-templates',
        {
          name: 'x',
          steps: [
            step('s1', text, text),
            step('s2', { ...text, type: 'select' }, { id: 'q2', text: 'How?', type: 'slider', min: 10 }),
          ],
        },
        misfit(
          { path: '/steps/0/questions/1/id', message: 'is the key of another question' },
          { path: '/steps/1/questions/0/options', message: 'needs at least one option' },
          { path: '/steps/1/questions/1/max', message: 'must be greater than the minimum' },
        ),
      ),
      add(
        'grc-templates',
        {
          name: 'x',
          steps: [
            step(
              's1',
              { ...text, type: 'select', options: [option('a'), option('b'), option('a')], default: 'c' },
              { ...text, id: 'q2', type: 'slider', default: 99 },
              { ...text, id: 'q3', required: true, locked: true },
            ),
          ],
        },
        misfit(
          { path: '/steps/0/questions/0/options/2/value', message: 'is the value of another option' },
          { path: '/steps/0/questions/0/default', message: 'must be one of the options' },
          { path: '/steps/0/questions/1/default', message: 'must be a whole number from 1 to 10' },
          { path: '/steps/0/questions/2/default', message: 'is needed where a required question is locked' },
        ),
      ),
      add(
        'grc-templates',
        { name: 'x', steps: [step('s1', { ...text, type: 'slider', step: 0 })] },
        invalidBody({ path: '/steps/0/questions/0/step', message: /1/ }),
      ),
      // The same question in two steps has two keys.
      add('grc-templates', { name: 'x', steps: [step('s1', text), step('s2', text)] }, { save: { template: '/id' } }),
      replace(
        'grc-templates/{template}',
        { ...whole, steps: [step('s1', text, text)] },
        misfit({ path: '/steps/0/questions/1/id', message: 'is the key of another question' }),
      ),
      replace(
        'grc-templates/{template}',
        { ...whole, steps: [step('s1', { ...text, default: 5 })] },
        misfit({ path: '/steps/0/questions/0/default', message: 'must be text' }),
      ),
      replace('grc-templates/{template}', { ...whole, domain_id: 'nowhere' }, unknown('/domain_id')),
      read('grc-templates/{template}', { answer: { version: 1 } }),
    ],
  },
  {
    name: 'a risk keeps its answers when its GRC template is deleted',
    steps: [
      add('grc-templates', { name: 'Own', steps: [step('s1', text)] }, { save: { template: '/id' } }),
      add(
        'risks',
        { title: 'Outage', template_id: '{template}', template_answers: { s1_q1: 'me' } },
        { save: { risk: '/id' } },
      ),
      remove('grc-templates/{template}'),
      read('risks/{risk}', { answer: { template_id: null, template_answers: { s1_q1: 'me' }, version: 2 } }),
    ],
  },
  {
    name: 'the list of frameworks counts templates, and templates count the visible risks that use them',
    steps: [
      list('grc-templates/frameworks/list', {}, { answer: { items: [] } }),
      initialize(6, 6),
      add('grc-templates', { name: 'Ours', framework: 'HIPAA' }, { save: { template: '/id' } }),
      add('grc-templates', { name: 'Free' }),
      read('grc-templates/frameworks/list', {
        as: 'stakeholder',
        answer: {
          items: [
            { framework: '', templates: 1 },
            { framework: 'GDPR', templates: 1 },
            { framework: 'HIPAA', templates: 2 },
            ...NAMES.slice(2).map((framework) => ({ framework, templates: 1 })),
          ],
        },
      }),
      list('grc-templates', { q: 'Ours' }, all({ name: 'Ours', used_by: 0 })),
      add('risks', { title: 'Outage', template_id: '{template}', domain_id: '{domain}' }, { save: { risk: '/id' } }),
      add('risks', { title: 'Theft', template_id: '{template}' }),
      list('grc-templates', { q: 'Ours' }, all({ name: 'Ours', used_by: 2 })),
      list('grc-templates', { q: 'Ours' }, { as: 'grc_domain_manager', ...all({ name: 'Ours', used_by: 1 }) }),
      list(
        'references',
        { kind: 'grc-template', id: '{template}' },
        { as: 'grc_domain_manager', answer: { total: 1, items: [{ kind: 'risk', id: '{risk}', name: 'Outage' }] } },
      ),
    ],
  },
  {
    name: 'GRC templates are sorted, filtered, searched and paged',
    steps: [
      initialize(6, 6),
      add('grc-templates', { name: 'Ärzte', framework: 'Own', domain_id: '{domain}', description: 'Patient files' }),
      list('grc-templates', { limit: '1' }, { answer: { total: 7, items: [{ name: 'Ärzte' }] } }),
      read('grc-templates', { as: 'risk_owner', answer: { total: 7 } }),
      list(
        'grc-templates',
        { framework: ['GDPR', 'HIPAA'], sort: '-framework' },
        all({ framework: 'HIPAA' }, { framework: 'GDPR' }),
      ),
      list('grc-templates', { domain_id: '{domain}' }, all({ name: 'Ärzte' })),
      list('grc-templates', { q: 'patient fil' }, all({ name: 'Ärzte' })),
      list('grc-templates', { q: 'iso', framework: 'GDPR' }, all()),
      list(
        'grc-templates',
        { sort: '-created_at', limit: '1' },
        { answer: { items: [{ name: 'Ärzte' }] }, save: { next: '/next_cursor' } },
      ),
      list(
        'grc-templates',
        { sort: '-created_at', limit: '200', cursor: '{next}' },
        { answer: { items: [{}, {}, {}, {}, {}, {}], next_cursor: null } },
      ),
      list(
        'grc-templates',
        { sort: 'name', cursor: '{next}' },
        { status: 400, answer: { errors: [{ path: '/cursor' }] } },
      ),
    ],
  },
  {
    name: 'GRC templates need permissions for risks, and stay in their organization',
    steps: [
      add('grc-templates', { name: 'x' }, { as: 'stakeholder', ...notAllowed('stakeholder', 'create', 'risks') }),
      add('grc-templates', { name: 'x' }, { as: 'asset_owner', ...notAllowed('asset owner', 'create', 'risks') }),
      add(
        'grc-templates',
        { name: 'x', domain_id: '{domain}' },
        { as: 'grc_domain_manager', save: { template: '/id' } },
      ),
      replace('grc-templates/{template}', whole, { as: 'risk_owner', answer: { version: 2 } }),
      replace('grc-templates/{template}', whole, { as: 'auditor', ...notAllowed('auditor', 'update', 'risks') }),
      remove('grc-templates/{template}', { as: 'risk_owner', ...notAllowed('risk owner', 'delete', 'risks') }),
      remove('grc-templates/{template}', { as: 'risk_manager' }),
      add('grc-templates', { organization_id: '{foreignOrg}', name: 'x' }, OTHER_ORGANIZATION),
      read('grc-templates', { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
      read('grc-templates/{foreign:grc_templates}', gone()),
      replace('grc-templates/{foreign:grc_templates}', whole, gone()),
      remove('grc-templates/{foreign:grc_templates}', gone()),
      { as: 'nobody', method: 'POST', path: INITIALIZE, status: 401 },
    ],
  },
  {
    name: 'a GRC domain manager reads all GRC templates, and changes those of their domains',
    steps: [
      add('grc-templates', { name: 'Theirs', domain_id: '{otherDomain}' }, { save: { theirs: '/id' } }),
      add(
        'risks',
        { title: 'Hidden', domain_id: '{otherDomain}', template_id: '{theirs}' },
        { save: { hidden: '/id' } },
      ),
      add('grc-templates', { name: 'Nobody’s' }, { save: { nobodys: '/id' } }),
      list(
        'grc-templates',
        { sort: 'name' },
        { as: 'grc_domain_manager', ...all({ name: 'Nobody’s' }, { name: 'Theirs' }) },
      ),
      ...['{theirs}', '{nobodys}'].flatMap((id): Step[] => [
        read(`grc-templates/${id}`, { as: 'grc_domain_manager' }),
        replace(`grc-templates/${id}`, { ...whole, domain_id: '{domain}' }, { as: 'grc_domain_manager', ...NOT_OURS }),
        // The same refusal comes first when the steps and the version are wrong too.
        replace(
          `grc-templates/${id}`,
          { ...whole, steps: [step('s1'), step('s1')] },
          { as: 'grc_domain_manager', ...from('"7"', NOT_OURS) },
        ),
        remove(`grc-templates/${id}`, { as: 'grc_domain_manager', ...NOT_OURS }),
      ]),
      read('risks/{hidden}', { answer: { template_id: '{theirs}', version: 1 } }),
      add('grc-templates', { name: 'x' }, { as: 'grc_domain_manager', ...NOT_OURS }),
      add('grc-templates', { name: 'x', domain_id: '{otherDomain}' }, { as: 'grc_domain_manager', ...NOT_OURS }),
      add('grc-templates', { name: 'x', domain_id: 'nowhere' }, { as: 'grc_domain_manager', ...NOT_OURS }),
      add(
        'grc-templates',
        { name: 'Ours', domain_id: '{domain}' },
        { as: 'grc_domain_manager', save: { ours: '/id' } },
      ),
      replace(
        'grc-templates/{ours}',
        { ...whole, domain_id: '{otherDomain}' },
        { as: 'grc_domain_manager', ...NOT_OURS },
      ),
      replace('grc-templates/{ours}', whole, { as: 'grc_domain_manager', ...NOT_OURS }),
      replace(
        'grc-templates/{ours}',
        { ...whole, domain_id: '{domain}' },
        { as: 'grc_domain_manager', ...from('"1"', { answer: { version: 2 } }) },
      ),
      replace(
        'grc-templates/{ours}',
        { ...whole, domain_id: '{domain}' },
        { as: 'grc_domain_manager', ...from('"1"', STALE) },
      ),
      remove('grc-templates/{ours}', { as: 'grc_domain_manager' }),
      initialize(6, 6, { as: 'grc_domain_manager' }),
      list('grc-templates', { framework: 'GDPR' }, { save: { gdpr: '/items/0/id' } }),
      remove('grc-templates/{gdpr}', { as: 'grc_domain_manager', ...NOT_OURS }),
    ],
  },
];

function gone(): Partial<Step> {
  return {
    status: 404,
    answer: { status: 404, title: 'Not Found', code: 'grc_template_not_found', detail: 'GRC template not found' },
  };
}
