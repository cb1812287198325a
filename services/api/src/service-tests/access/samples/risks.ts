import { randomUUID } from 'node:crypto';
import { caller, domain, filter, free, organization, record, reference, type Source } from '../sample.ts';
import { bulk, file, inBody, inQuery, one, sample } from './parts.ts';

const fields = async (from: Source) => ({
  title: 'Flood',
  // Overwrite the texts that contain the mark of a place, because the change may move the risk to another domain.
  description: 'Water in the basement',
  category: 'Water',
  owner_id: from.id('person'),
  reviewer_id: from.id('person'),
  asset_id: from.id('asset'),
  domain_id: from.id('domain'),
  table_id: from.id('table'),
  template_id: from.id('grcTemplate'),
  custom_questions: [{ id: 'q1', text: 'Who is informed?', type: 'text' }],
  selected_assets: [from.id('asset')],
  selected_scenarios: [from.id('scenario')],
});
const fieldIds = {
  'body.owner_id': reference('person'),
  'body.reviewer_id': reference('person'),
  'body.asset_id': reference('asset'),
  'body.domain_id': domain,
  'body.table_id': reference('table'),
  'body.template_id': reference('grcTemplate'),
  'body.custom_questions[].id': free,
  'body.selected_assets[]': reference('asset'),
  'body.selected_scenarios[]': reference('scenario'),
};

const filters = (from: Source) => ({
  tableId: from.id('table'),
  asset_id: from.id('asset'),
  scenario_id: from.id('scenario'),
  assets: [from.id('asset')],
  scenarios: [from.id('scenario')],
  domain_id: from.id('domain'),
  template_id: from.id('grcTemplate'),
  owner_id: [from.id('person')],
  reviewer_id: [from.id('person')],
});
const filterIds = {
  // Every role sees the asset of a risk that it sees.
  'query.tableId': filter('table'),
  'query.asset_id': filter('asset', null),
  'query.scenario_id': filter('scenario', null),
  'query.assets[]': filter('asset', null),
  'query.scenarios[]': filter('scenario', null),
  'query.owner_id[]': filter('person', null),
  'query.reviewer_id[]': filter('person', null),
  'query.domain_id': filter('domain', 'risk'),
  'query.template_id': filter('grcTemplate'),
};

export const riskSamples = {
  listRisks: sample(200, { ...inQuery, ...filterIds, 'query.id[]': filter('risk') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('risk')], ...filters(from) },
  })),
  importRisks: file('grcTemplate', () => ({ title: 'Outage', severity: 'high' })),
  exportRisks: sample(200, { ...inQuery, ...filterIds, 'query.id[]': filter('risk') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('risk')], ...filters(from) },
  })),
  createRisk: sample(201, { ...inBody, ...fieldIds }, async (from) => ({
    body: { organization_id: from.organization, ...(await fields(from)) },
  })),
  createRiskWithFlow: sample(201, { ...inBody, ...fieldIds }, async (from) => ({
    body: { organization_id: from.organization, ...(await fields(from)) },
  })),
  getRisk: one(200, 'risk'),
  updateRisk: sample(200, { 'params.id': record('risk'), ...fieldIds }, async (from) => ({
    params: { id: await from.take('risk') },
    body: await fields(from),
  })),
  deleteRisk: one(204, 'risk'),
  listRiskCategories: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
  listArchivedRisks: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
  getRiskSummary: sample(200, { ...inQuery, ...filterIds }, (from) => ({
    query: { organization_id: from.organization, ...filters(from) },
  })),
  getRiskFacets: sample(
    200,
    { ...inQuery, ...filterIds, 'query.count_assets[]': free, 'query.count_scenarios[]': free },
    (from) => ({
      query: {
        organization_id: from.organization,
        ...filters(from),
        count_assets: [from.id('asset')],
        count_scenarios: [from.id('scenario')],
      },
    }),
  ),
  getRiskGraph: sample(200, { ...inQuery, ...filterIds, 'query.risk_id': record('risk') }, (from) => ({
    query: { organization_id: from.organization, risk_id: from.id('risk'), ...filters(from) },
  })),
  bulkRisks: bulk(
    'risk',
    { fields, ids: fieldIds },
    {
      tableId: 'table',
      asset_id: 'asset',
      scenario_id: 'scenario',
      'assets[]': 'asset',
      'scenarios[]': 'scenario',
      'owner_id[]': 'person',
      'reviewer_id[]': 'person',
      domain_id: 'domain',
      template_id: 'grcTemplate',
    },
    {
      asset_id: null,
      scenario_id: null,
      'assets[]': null,
      'scenarios[]': null,
      'owner_id[]': null,
      'reviewer_id[]': null,
      domain_id: 'risk',
    },
  ),
  archiveRisk: one(200, 'finishedRisk'),
  unarchiveRisk: one(200, 'archivedRisk'),
  listRiskNotes: one(200, 'risk'),
  addRiskNote: sample(201, { 'params.id': record('risk'), 'body.userId': caller }, async (from) => ({
    params: { id: await from.take('risk') },
    body: { note: 'Seen on site', userId: from.caller },
  })),
  listRiskTables: sample(
    200,
    { ...inQuery, 'query.id[]': filter('table'), 'query.domain': filter('domain') },
    (from) => ({ query: { organization_id: from.organization, id: [from.id('table')], domain: from.id('domain') } }),
  ),
  createRiskTable: sample(201, { ...inBody, 'body.domain': reference('domain') }, (from) => ({
    body: { organization_id: from.organization, name: 'Sites', domain: from.id('domain') },
  })),
  createRiskTableFromTemplate: sample(201, { ...inBody, 'body.template_id': reference('tableTemplate') }, (from) => ({
    body: { organization_id: from.organization, name: 'Sites', template_id: from.id('tableTemplate') },
  })),
  initializeRiskTableTemplates: sample(200, {}, () => ({})),
  listSharedViews: sample(200, { ...inQuery, 'query.id[]': filter('sharedView') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('sharedView')] },
  })),
  createSharedView: sample(201, inBody, (from) => ({
    body: {
      organization_id: from.organization,
      table: 'risks',
      name: randomUUID(),
      filters: { severity: ['critical'] },
      sort: '-risk_score',
      columns: ['title', 'severity'],
      density: 'compact',
    },
  })),
  getSharedView: one(200, 'sharedView'),
  updateSharedView: sample(200, { 'params.id': record('sharedView') }, async (from) => ({
    params: { id: await from.take('sharedView') },
    body: { columns: ['title', 'status'] },
  })),
  deleteSharedView: one(204, 'sharedView'),
  getDashboard: sample(200, { 'query.organization_id': organization }, (from) => ({
    query: { organization_id: from.organization },
  })),
  getRecentActivity: sample(200, { 'query.organization_id': organization }, (from) => ({
    query: { organization_id: from.organization },
  })),
  getAssignedWork: sample(200, { 'query.organization_id': organization }, (from) => ({
    query: { organization_id: from.organization },
  })),
  getWorkSummary: sample(200, { 'query.organization_id': organization }, (from) => ({
    query: { organization_id: from.organization },
  })),
} as const;
