import type { Scenario } from '../../scenario.ts';
import {
  addAsset,
  addAssetFlow,
  addCompletedFlow,
  addFlow,
  all,
  change,
  from,
  invalid,
  list,
  missing,
  notAllowed,
  OTHER_ORGANIZATION,
  read,
  STALE,
  wrongState,
  PLAN,
  add,
} from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const archive = 'risks/{risk}/archive';
const unarchive = 'risks/{risk}/unarchive';
const archived = (key: string, risk: object) => [
  ...addCompletedFlow(key, risk),
  change(`risks/{risk${key}}/archive`, undefined),
];
const INCLUDED: Record<string, string> = { archived: 'include' };

export const riskArchiveScenarios: readonly Scenario[] = [
  {
    name: 'a risk can be archived when its flow is completed, and unarchived as open',
    steps: [
      ...addAsset(),
      add('risks', { title: 'Outage' }, { save: { risk: '/id' } }),
      change(
        archive,
        undefined,
        wrongState('The risk has no risk flow. A risk can be archived once its risk flow is completed.'),
      ),
      add(
        'risk-flows',
        { risk_id: '{risk}', status: 'in-progress', selected_assets: ['{a:router}'] },
        { save: { flow: '/id' } },
      ),
      change(archive, undefined, wrongState('A risk can be archived once its risk flow is completed.')),
      change(unarchive, undefined, wrongState('The risk is not archived.')),
      change('risk-flows/{flow}/complete', { treatment_plan: PLAN }),
      change(archive, undefined, {
        answer: { status: 'archived', archived_at: TIME, version: 4, owner_id: '{user:risk_owner}' },
        answerHeaders: { etag: '"4"' },
      }),
      change(archive, undefined, wrongState('The risk is already archived.')),
      change('risks/{risk}', { status: 'open' }, wrongState('The risk is archived. Unarchive it first.')),
      // Setting the same status changes nothing.
      change('risks/{risk}', { status: 'archived' }, { answer: { status: 'archived', archived_at: TIME, version: 4 } }),
      change('risks/{risk}', { title: 'Outage of last year' }, { answer: { status: 'archived', version: 5 } }),
      change(unarchive, undefined, {
        answer: { status: 'open', archived_at: null, version: 6 },
        answerHeaders: { etag: '"6"' },
      }),
      change(
        'risks/{risk}',
        { status: 'archived' },
        wrongState('Archive the risk instead of setting its status to archived.'),
      ),
      change(unarchive, undefined, wrongState('The risk is not archived.')),
      change(archive, undefined, { answer: { status: 'archived' } }),
    ],
  },
  {
    name: 'archiving depends on the flow that is not archived, or else the newest',
    steps: [
      ...addCompletedFlow(),
      change('risk-flows/{flow}/archive', undefined),
      change(archive, undefined, wrongState('A risk can be archived once its risk flow is completed.')),
      add(
        'risk-flows',
        { risk_id: '{risk}', status: 'in-progress', selected_assets: ['{a:router}'] },
        { save: { next: '/id' } },
      ),
      change(archive, undefined, wrongState('A risk can be archived once its risk flow is completed.')),
      change('risk-flows/{next}/complete', { treatment_plan: PLAN }),
      change(archive, undefined, { answer: { status: 'archived' } }),
    ],
  },
  {
    name: 'an outdated version cannot be archived; a wrong state is reported first',
    steps: [
      ...addAssetFlow(),
      change(archive, undefined, from('"7"', wrongState('A risk can be archived once its risk flow is completed.'))),
      change('risk-flows/{flow}/complete', { treatment_plan: PLAN }),
      change(archive, undefined, from('"1"', STALE)),
      change(archive, undefined, from('rubbish', STALE)),
      change('risks/nowhere/archive', undefined, from('rubbish', STALE)),
      change(archive, undefined, from('W/"3"', { answer: { version: 4 } })),
      change(unarchive, undefined, from('"2"', STALE)),
      change('risks/{risk}', { status: 'open', title: 'x' }, from('"2"', STALE)),
      read('risks/{risk}', { answer: { status: 'archived', version: 4 } }),
      change(unarchive, undefined, from('*', { answer: { version: 5 } })),
    ],
  },
  {
    name: 'archiving needs the permission to change risks',
    steps: [
      ...addCompletedFlow('', { domain_id: '{otherDomain}' }),
      ...(['stakeholder', 'auditor'] as const).flatMap((as) => [
        change(archive, undefined, { as, ...notAllowed(as, 'update', 'risks') }),
        change(unarchive, undefined, { as, ...notAllowed(as, 'update', 'risks') }),
      ]),
      change(archive, undefined, { as: 'asset_owner', ...notAllowed('asset owner', 'update', 'risks') }),
      change(archive, undefined, { as: 'grc_domain_manager', ...missing('risk') }),
      change('risks/nowhere/archive', undefined, missing('risk')),
      change('risks/{foreign:risks}/archive', undefined, missing('risk')),
      change('risks/{foreign:risks}/unarchive', undefined, missing('risk')),
      change(archive, undefined, { as: 'risk_owner' }),
      change(unarchive, undefined, { as: 'grc_domain_manager', ...missing('risk') }),
      change('risks/{risk}', { domain_id: '{domain}' }),
      change(unarchive, undefined, { as: 'grc_domain_manager', answer: { status: 'open' } }),
    ],
  },
  {
    name: 'archived risks have a list of their own, last archived first, for everybody who may see them',
    steps: [
      ...archived('A', { title: 'Beta', severity: 'low', impact_level: 5, probability: 5, domain_id: '{domain}' }),
      ...archived('B', { title: 'alpha', severity: 'critical', category: 'Servers' }),
      ...addCompletedFlow('C', { title: 'Still open' }),
      list('risks/archived', {}, all({ id: '{riskB}', title: 'alpha' }, { id: '{riskA}', archived_at: TIME })),
      list('risks/archived', { sort: 'archived_at' }, all({ id: '{riskA}' }, { id: '{riskB}' })),
      list('risks/archived', { sort: 'title' }, all({ title: 'alpha' }, { title: 'Beta' })),
      list('risks/archived', { sort: '-risk_score' }, all({ title: 'Beta' }, { title: 'alpha' })),
      list('risks/archived', { sort: 'severity' }, all({ title: 'Beta' }, { title: 'alpha' })),
      change('risks/{riskA}', { description: 'Twice' }),
      list('risks/archived', { sort: '-updated_at' }, all({ title: 'Beta' }, { title: 'alpha' })),
      list('risks/archived', { q: 'SERV' }, all({ title: 'alpha' })),
      list(
        'risks/archived',
        { limit: '1' },
        { answer: { total: 2, items: [{ title: 'alpha' }] }, save: { next: '/next_cursor' } },
      ),
      list(
        'risks/archived',
        { limit: '1', cursor: '{next}' },
        { answer: { total: 2, items: [{ title: 'Beta' }], next_cursor: null } },
      ),
      list('risks/archived', {}, { as: 'grc_domain_manager', ...all({ id: '{riskA}' }) }),
      list('risks/archived', {}, { as: 'stakeholder', ...all({ id: '{riskB}' }, { id: '{riskA}' }) }),
      list('risks', { status: 'archived', sort: 'title' }, all({ id: '{riskB}' }, { id: '{riskA}' })),
      list('risks/archived', { sort: 'category' }, invalid('The query is not valid', { path: '/sort' })),
      list('risks/archived', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      read(
        'risks/archived',
        invalid('organizationId is required', { path: '/organization_id', message: 'organizationId is required' }),
      ),
    ],
  },
  {
    name: 'lists contain archived risks and flows by default, and can exclude them or contain only them',
    steps: [
      ...archived('A', { title: 'Archived', severity: 'high', domain_id: '{domain}' }),
      change('risk-flows/{flowA}/archive', undefined),
      ...addFlow('B', { title: 'Backup', severity: 'high', domain_id: '{domain}' }),
      ...addFlow('C', { title: 'Crash', status: 'closed' }),
      ...[{}, INCLUDED].flatMap((query) => [
        list('risks', { ...query, sort: 'title' }, all({ id: '{riskA}' }, { id: '{riskB}' }, { id: '{riskC}' })),
        list('risks/summary', query, { answer: { total: 3 } }),
        list(
          'risk-flows',
          { ...query, sort: 'risk_title' },
          all({ id: '{flowA}' }, { id: '{flowB}' }, { id: '{flowC}' }),
        ),
      ]),
      list('risks', { archived: 'exclude', sort: 'title' }, all({ id: '{riskB}' }, { id: '{riskC}' })),
      list(
        'risks',
        { archived: 'exclude', sort: 'title', limit: '1' },
        { answer: { total: 2, items: [{ id: '{riskB}' }] }, save: { next: '/next_cursor' } },
      ),
      list(
        'risks',
        { archived: 'exclude', sort: 'title', limit: '1', cursor: '{next}' },
        { answer: { total: 2, items: [{ id: '{riskC}' }], next_cursor: null } },
      ),
      list('risks', { archived: 'exclude', severity: 'high', q: 'back' }, all({ id: '{riskB}' })),
      list('risks', { archived: 'exclude', status: ['closed', 'archived'] }, all({ id: '{riskC}' })),
      list('risks', { archived: 'exclude' }, { as: 'grc_domain_manager', ...all({ id: '{riskB}' }) }),
      list('risks/summary', { archived: 'exclude' }, { answer: { total: 2 } }),
      list('risks/summary', { archived: 'exclude', q: 'back' }, { answer: { total: 1 } }),
      list('risk-flows', { archived: 'exclude', sort: 'risk_title' }, all({ id: '{flowB}' }, { id: '{flowC}' })),
      list('risks', { archived: 'only' }, all({ id: '{riskA}' })),
      list('risks', { archived: 'only', status: 'open' }, all()),
      list('risks/summary', { archived: 'only' }, { answer: { total: 1 } }),
      list('risk-flows', { archived: 'only' }, all({ id: '{flowA}' })),
      list(
        'risks',
        { archived: 'maybe' },
        invalid('The query is not valid', { path: '/archived', message: 'must be one of exclude, include, only' }),
      ),
    ],
  },
];
