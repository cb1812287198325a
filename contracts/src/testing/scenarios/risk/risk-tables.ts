/** Registers, which are named lists of risks, and register templates. */
import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  all,
  change,
  faulty,
  invalid,
  invalidBody,
  list,
  notAllowed,
  OTHER_ORGANIZATION,
  read,
  unknown,
} from '../../steps.ts';

const INITIALIZE = '/api/risk-tables/initialize-templates';
const initialize = (created_templates: number, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: INITIALIZE,
  status: 200,
  answer: { created_templates },
  ...more,
});
const NAMES = ['Compliance', 'Cybersecurity', 'Financial', 'Operational', 'Privacy', 'Third-Party'].map((domain) => ({
  name: `${domain} Risk Register`,
}));
/** A register has no URL of its own. */
const NO_ADDRESS = { location: null, etag: null };

export const riskTableScenarios: readonly Scenario[] = [
  {
    name: 'register templates are added once: one for each GRC domain',
    steps: [
      list('risk-tables', {}, all()),
      initialize(6, { as: 'auditor' }),
      initialize(0),
      list(
        'risk-tables',
        {},
        {
          answer: {
            total: 6,
            items: NAMES.map(({ name }) => ({
              name,
              is_template: true,
              template_id: null,
              domain: /./,
              organization_id: '{org}',
              version: 1,
              default_key: undefined,
            })),
          },
          save: { privacy: '/items/4/domain' },
        },
      ),
      list('grc-domains', { q: 'privacy' }, all({ id: '{privacy}' })),
      {
        method: 'POST',
        path: '/api/grc-templates/initialize-defaults',
        status: 200,
        answer: { created_domains: 0, created_templates: 6 },
      },
      { as: 'nobody', method: 'POST', path: INITIALIZE, status: 401 },
    ],
  },
  {
    name: 'a register is created with or without a template, and contains risks',
    steps: [
      initialize(6),
      list(
        'risk-tables',
        { templates_only: 'true', q: 'privacy' },
        {
          answer: { items: [NAMES[4]] },
          save: { template: '/items/0/id', domainOf: '/items/0/domain', words: '/items/0/description' },
        },
      ),
      add(
        'risk-tables',
        { name: ' Suppliers ' },
        {
          as: 'risk_manager',
          answer: {
            name: 'Suppliers',
            description: '',
            domain: null,
            is_template: false,
            template_id: null,
            organization_id: '{org}',
            version: 1,
          },
          answerHeaders: NO_ADDRESS,
          save: { suppliers: '/id' },
        },
      ),
      add(
        'risk-tables',
        { name: 'Money', description: 'd', domain: '{otherDomain}' },
        { answer: { name: 'Money', description: 'd', domain: '{otherDomain}' } },
      ),
      add(
        'risk-tables/from-template',
        { template_id: '{template}', name: ' Patients ' },
        {
          answer: {
            name: 'Patients',
            description: '{words}',
            domain: '{domainOf}',
            is_template: false,
            template_id: '{template}',
            version: 1,
          },
          answerHeaders: NO_ADDRESS,
          save: { patients: '/id' },
        },
      ),
      add(
        'risks',
        { title: 'Lost file', table_id: '{patients}' },
        { answer: { table_id: '{patients}' }, save: { risk: '/id' } },
      ),
      list('risks', { tableId: '{patients}' }, all({ id: '{risk}' })),
      list('risks', { tableId: '{suppliers}' }, all()),
      // A template cannot contain risks.
      add(
        'risks',
        { title: 'Lost file', table_id: '{template}' },
        faulty({ path: '/table_id', message: 'is a register template, not a register' }),
      ),
      change(
        'risks/{risk}',
        { table_id: '{template}' },
        faulty({ path: '/table_id', message: 'is a register template, not a register' }),
      ),
      change('risks/{risk}', { table_id: '{suppliers}' }, { answer: { table_id: '{suppliers}' } }),
      change('risks/{risk}', { table_id: null }, { answer: { table_id: null } }),

      list(
        'risk-tables',
        { templates_only: 'false', sort: '-name' },
        all({ name: 'Suppliers' }, { name: 'Patients' }, { name: 'Money' }),
      ),
      list('risk-tables', { domain: '{domainOf}' }, all({ name: 'Patients' }, NAMES[4])),
      list('risk-tables', { domain: '{domainOf}', templates_only: 'true' }, all(NAMES[4])),
      list('risk-tables', { q: 'pat' }, all({ name: 'Patients' })),
      list('risk-tables', { id: ['{template}', 'nothing'] }, all(NAMES[4])),
      read('risk-tables', { as: 'stakeholder', answer: { total: 9 } }),
      list(
        'risk-tables',
        { sort: '-created_at', limit: '2' },
        { answer: { total: 9, items: [{ name: 'Patients' }, { name: 'Money' }] }, save: { next: '/next_cursor' } },
      ),
      list(
        'risk-tables',
        { sort: '-created_at', limit: '1', cursor: '{next}' },
        { answer: { items: [{ name: 'Suppliers' }] } },
      ),
      list(
        'risk-tables',
        { sort: 'name', cursor: '{next}' },
        invalid('is not a cursor of this list', { path: '/cursor', message: 'is not a cursor of this list' }),
      ),
      list(
        'risk-tables',
        { templates_only: 'maybe' },
        { status: 400, answer: { errors: [{ path: '/templates_only', message: 'must be boolean' }] } },
      ),
    ],
  },
  {
    name: 'the references of a register must exist, and its template must be a register template',
    steps: [
      add('risk-tables', { name: 'Plain' }, { save: { register: '/id' } }),
      add('risk-tables', { name: ' ' }, invalidBody({ path: '/name', message: 'must not be blank' })),
      add(
        'risk-tables',
        { name: 'x', is_template: true },
        invalidBody({ path: '/is_template', message: 'is not a known field' }),
      ),
      add('risk-tables', { name: 'x', domain: 'nowhere' }, unknown('/domain')),
      add('risk-tables', { name: 'x', domain: '{foreign:grc_domains}' }, unknown('/domain')),
      add('risk-tables/from-template', { name: 'x' }, invalidBody({ path: '/template_id', message: 'is required' })),
      add('risk-tables/from-template', { template_id: 'nowhere', name: 'x' }, unknown('/template_id')),
      add('risk-tables/from-template', { template_id: '{foreign:risk_tables}', name: 'x' }, unknown('/template_id')),
      add(
        'risk-tables/from-template',
        { template_id: '{register}', name: 'x' },
        faulty({ path: '/template_id', message: 'is a register, not a register template' }),
      ),
      list('risk-tables', {}, all({ name: 'Plain' })),
    ],
  },
  {
    name: 'registers need permissions for risks, and stay in their organization',
    steps: [
      add('risk-tables', { name: 'x' }, { as: 'auditor', ...notAllowed('auditor', 'create', 'risks') }),
      add(
        'risk-tables/from-template',
        { name: 'x', template_id: 'y' },
        { as: 'risk_owner', ...notAllowed('risk owner', 'create', 'risks') },
      ),
      add('risk-tables', { name: 'x' }, { as: 'grc_domain_manager' }),
      add('risk-tables', { organization_id: '{foreignOrg}', name: 'x' }, OTHER_ORGANIZATION),
      add(
        'risk-tables/from-template',
        { organization_id: '{foreignOrg}', name: 'x', template_id: '{foreign:risk_tables}' },
        OTHER_ORGANIZATION,
      ),
      read('risk-tables', { query: { organization_id: '{foreignOrg}' }, ...OTHER_ORGANIZATION }),
    ],
  },
];
