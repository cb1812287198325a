import type { Scenario, Step } from '../../scenario.ts';
import {
  add,
  addItems,
  all,
  change,
  faulty,
  invalid,
  invalidBody,
  list,
  missing,
  notAllowed,
  OTHER_ORGANIZATION,
  read,
  remove,
  unknown,
} from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MANY_WORDS = Array.from({ length: 33 }, (_, index) => `w${index}`).join(' ');
const answers = {
  's1_What happens, e.g. in a flood?_0': 'It stops',
  $where: 3,
  constructor: true,
  'a%2Eb': null,
  plain: 'x',
};

/** Scores 1, 3, 4, 8, 9, 15, 16 and 25, and another 9: the limits of every level. */
const scored = (
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [2, 4],
    [3, 3],
    [3, 5],
    [4, 4],
    [5, 5],
    [3, 3],
  ] as const
).map(([impact_level, probability], index) =>
  add('risks', {
    title: `${index % 2 === 0 ? 'Even' : 'Odd'} ${index}`,
    impact_level,
    probability,
    status: index < 2 ? 'closed' : 'open',
    severity: index < 4 ? 'low' : 'high',
    domain_id: index === 8 ? '{domain}' : null,
  }),
);
const cell = (impact_level: number, probability: number, count = 1) => ({ impact_level, probability, count });
const summary = (
  query: Parameters<typeof list>[1],
  total: number,
  low: number,
  medium: number,
  high: number,
  critical: number,
  more: object = {},
) => list('risks/summary', query, { answer: { total, levels: { low, medium, high, critical }, ...more } });

const write = (risk: string, body: object, more: Partial<Step> = {}) =>
  change(`risks/${risk}/notes`, body, { method: 'POST', status: 201, ...more });

export const riskRegisterScenarios: readonly Scenario[] = [
  {
    name: 'answers are stored whatever characters their keys contain, and so are custom questions',
    steps: [
      add(
        'risks',
        {
          title: 'Flood',
          template_answers: answers,
          custom_questions: [{ id: 'q1', text: 'Who knows?', type: 'text' }],
        },
        {
          answer: { template_answers: answers, custom_questions: [{ id: 'q1', text: 'Who knows?', type: 'text' }] },
          save: { risk: '/id' },
        },
      ),
      change(
        'risks/{risk}',
        { template_answers: { 'step.one_q': 'new' }, custom_questions: [] },
        { answer: { template_answers: { 'step.one_q': 'new', plain: undefined }, custom_questions: [] } },
      ),
      list(
        'risks',
        { id: '{risk}' },
        all({ template_answers: { 'step.one_q': 'new', plain: undefined }, custom_questions: [] }),
      ),
    ],
  },
  {
    name: 'the asset filter finds risks with this asset as their own asset or among their selected assets',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      ...addItems('other', 'Printer', 'Paper', 'Out of paper'),
      add('risks', { title: 'Own', asset_id: '{a:one}' }),
      add('risks', {
        title: 'Selected',
        severity: 'high',
        asset_id: '{a:other}',
        selected_assets: ['{a:other}', '{a:one}'],
      }),
      add('risks', { title: 'Both', domain_id: '{domain}', asset_id: '{a:one}', selected_assets: ['{a:one}'] }),
      add('risks', { title: 'Other', selected_assets: ['{a:other}'] }),
      list(
        'risks',
        { asset_id: '{a:one}', sort: 'title' },
        all({ title: 'Both' }, { title: 'Own' }, { title: 'Selected' }),
      ),
      list('risks', { asset_id: '{a:one}', severity: 'high', q: 'sel' }, all({ title: 'Selected' })),
      list('risks', { asset_id: '{a:other}', sort: '-title' }, all({ title: 'Selected' }, { title: 'Other' })),
      list('risks', { asset_id: '{a:one}' }, { as: 'grc_domain_manager', ...all({ title: 'Both' }) }),
      list('risks/summary', { asset_id: '{a:one}' }, { answer: { total: 3 } }),
      remove('assets/{a:one}'),
      list('risks', { asset_id: '{a:one}' }, all()),
    ],
  },
  {
    name: 'the register is filtered by ids, domain, template, register and asset, within the domains of the caller',
    steps: [
      { method: 'POST', path: '/api/grc-templates/initialize-defaults', status: 200 },
      read('grc-templates', { query: { q: 'GDPR' }, save: { template: '/items/0/id' } }),
      add('risk-tables', { name: 'Projects' }, { save: { table: '/id' } }),
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      add('risks', { title: 'Inside', domain_id: '{domain}', template_id: '{template}' }, { save: { inside: '/id' } }),
      add('risks', { title: 'Outside', domain_id: '{otherDomain}', table_id: '{table}' }, { save: { outside: '/id' } }),
      add(
        'risks',
        { title: 'No domain', asset_id: '{a:one}', selected_assets: ['{a:one}'], selected_scenarios: ['{s:one}'] },
        { answer: { selected_scenarios: ['{s:one}'] } },
      ),
      list(
        'risks',
        { id: ['{inside}', '{outside}', 'nowhere', '{foreign:risks}'], sort: 'title' },
        all({ title: 'Inside' }, { title: 'Outside' }),
      ),
      list('risks', { domain_id: '{otherDomain}' }, all({ title: 'Outside' })),
      list('risks', { template_id: '{template}' }, all({ title: 'Inside' })),
      list('risks', { tableId: '{table}' }, all({ title: 'Outside' })),
      list('risks', { asset_id: '{a:one}' }, all({ title: 'No domain' })),
      list('risks', { asset_id: '{a:one}', domain_id: '{domain}' }, all()),
      list('risks', { id: ['{inside}', '{outside}'] }, { as: 'grc_domain_manager', ...all({ title: 'Inside' }) }),
      list('risks', { domain_id: '{otherDomain}' }, { as: 'grc_domain_manager', ...all() }),
      list(
        'risks/summary',
        { domain_id: '{otherDomain}' },
        { as: 'grc_domain_manager', answer: { total: 0, cells: [] } },
      ),
      list('risks/summary', {}, { as: 'grc_domain_manager', answer: { total: 1 } }),
      list('risks/summary', { template_id: '{template}' }, { answer: { total: 1 } }),
    ],
  },
  {
    name: 'the summary counts all matching risks by level and by cell',
    steps: [
      list(
        'risks/summary',
        {},
        { answer: { total: 0, levels: { low: 0, medium: 0, high: 0, critical: 0 }, cells: [] } },
      ),
      ...scored,
      summary({}, 9, 2, 2, 3, 2, {
        cells: [cell(1, 1), cell(1, 3), cell(2, 2), cell(2, 4), cell(3, 3, 2), cell(3, 5), cell(4, 4), cell(5, 5)],
      }),
      summary({ q: 'even' }, 5, 1, 1, 2, 1),
      summary({ q: 'odd', status: 'open' }, 3, 0, 1, 1, 1, { cells: [cell(2, 4), cell(3, 5), cell(5, 5)] }),
      summary({ severity: ['high', 'critical'] }, 5, 0, 0, 3, 2),
      summary({ domain_id: '{domain}' }, 1, 0, 0, 1, 0, { cells: [cell(3, 3)] }),
      summary({ q: 'nothing' }, 0, 0, 0, 0, 0, { cells: [] }),
      summary({ q: ' ' }, 9, 2, 2, 3, 2),
      summary({ q: '???' }, 0, 0, 0, 0, 0, { cells: [] }),
      list(
        'risks/summary',
        { q: MANY_WORDS },
        invalid('takes at most 32 words', { path: '/q', message: 'takes at most 32 words' }),
      ),
      list(
        'risks/summary',
        { limit: '1' },
        invalid('The query is not valid', { path: '/limit', message: 'is not a known field' }),
      ),
      list('risks/summary', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      read(
        'risks/summary',
        invalid('organizationId is required', { path: '/organization_id', message: 'organizationId is required' }),
      ),
    ],
  },
  {
    name: 'notes on a risk are listed newest first, with their authors',
    steps: [
      add('risks', { title: 'Flood', domain_id: '{otherDomain}' }, { save: { risk: '/id' } }),
      ...['{user:auditor}', 'nobody', 'unknown'].map((userId) =>
        write('{risk}', { note: 'Zeroth', userId }, faulty({ path: '/userId', message: 'must be your own user id' })),
      ),
      write(
        '{risk}',
        { note: 'First', userId: '{user:admin}' },
        { answer: { risk_id: '{risk}', note: 'First', userId: '{user:admin}', created_at: TIME, version: undefined } },
      ),
      write(
        '{risk}',
        { note: ' Second ' },
        { as: 'risk_owner', answer: { note: ' Second ', userId: '{user:risk_owner}' } },
      ),
      write('{risk}', { note: 'Third' }),
      read('risks/{risk}/notes', {
        as: 'stakeholder',
        ...all({ note: 'Third', userId: '{user:admin}', risk_id: '{risk}' }, { note: ' Second ' }, { note: 'First' }),
      }),
      read('risks/{risk}/notes', {
        query: { limit: '2' },
        answer: { total: 3, items: [{ note: 'Third' }, { note: ' Second ' }] },
        save: { next: '/next_cursor' },
      }),
      read('risks/{risk}/notes', {
        query: { limit: '2', cursor: '{next}' },
        answer: { total: 3, items: [{ note: 'First' }], next_cursor: null },
      }),
      read('risks/{risk}', { answer: { version: 1 } }),
      write('{risk}', { note: '  ' }, invalidBody({ path: '/note', message: 'must not be blank' })),
      write('{risk}', {}, invalidBody({ path: '/note', message: 'is required' })),
      write(
        '{risk}',
        { note: 'x'.repeat(5001) },
        invalidBody({ path: '/note', message: 'must NOT have more than 5000 characters' }),
      ),
      write('{risk}', { note: 'x' }, { as: 'stakeholder', ...notAllowed('stakeholder', 'update', 'risks') }),
      write('{risk}', { note: 'x' }, { as: 'grc_domain_manager', ...missing('risk') }),
      read('risks/{risk}/notes', { as: 'grc_domain_manager', ...missing('risk') }),
      read('risks/{foreign:risks}/notes', missing('risk')),
      write('{foreign:risks}', { note: 'x', userId: 'nobody' }, missing('risk')),
    ],
  },
  {
    name: 'a risk can be saved with stored references to deleted records, but new references must exist',
    steps: [
      add('risks', { title: 'Flood', owner_id: '{user:auditor}' }, { save: { risk: '/id' } }),
      remove('organizations/{org}/members/{user:auditor}'),
      change(
        'risks/{risk}',
        { owner_id: '{user:auditor}', title: 'Flooded' },
        { answer: { owner_id: '{user:auditor}', title: 'Flooded' } },
      ),
      change(
        'risks/{risk}',
        { reviewer_id: '{user:auditor}', asset_id: '{foreign:assets}' },
        unknown('/reviewer_id', '/asset_id'),
      ),
      add('risks', { title: 'Flood', owner_id: '{user:auditor}' }, unknown('/owner_id')),
    ],
  },
];
