import { caller, domain, filter, free, organization, record, reference, type Source } from '../sample.ts';
import { inBody, inQuery, one, sample } from './parts.ts';

const fields = async (from: Source) => ({
  title: 'Flood',
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
  tableId: from.id('table'), asset_id: from.id('asset'), domain_id: from.id('domain'), template_id: from.id('grcTemplate'),
});
const filterIds = {
  // Every role sees the asset of a risk that it sees.
  'query.tableId': filter('table'), 'query.asset_id': filter('asset', null), 'query.domain_id': filter('domain', 'risk'), 'query.template_id': filter('grcTemplate'),
};

export const riskSamples = {
  listRisks: sample(200, { ...inQuery, ...filterIds, 'query.id[]': filter('risk') }, (from) => ({
    query: { organization_id: from.organization, id: [from.id('risk')], ...filters(from) },
  })),
  createRisk: sample(201, { ...inBody, ...fieldIds }, async (from) => ({ body: { organization_id: from.organization, ...(await fields(from)) } })),
  getRisk: one(200, 'risk'),
  updateRisk: sample(200, { 'params.id': record('risk'), ...fieldIds }, async (from) => ({ params: { id: await from.take('risk') }, body: await fields(from) })),
  deleteRisk: one(204, 'risk'),
  listArchivedRisks: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
  getRiskSummary: sample(200, { ...inQuery, ...filterIds }, (from) => ({ query: { organization_id: from.organization, ...filters(from) } })),
  archiveRisk: one(200, 'finishedRisk'),
  unarchiveRisk: one(200, 'archivedRisk'),
  listRiskNotes: one(200, 'risk'),
  addRiskNote: sample(201, { 'params.id': record('risk'), 'body.userId': caller }, async (from) => ({
    params: { id: await from.take('risk') },
    body: { note: 'Seen on site', userId: from.caller },
  })),
  listRiskTables: sample(200, { ...inQuery, 'query.domain': filter('domain') }, (from) => ({
    query: { organization_id: from.organization, domain: from.id('domain') },
  })),
  createRiskTable: sample(201, { ...inBody, 'body.domain': reference('domain') }, (from) => ({
    body: { organization_id: from.organization, name: 'Sites', domain: from.id('domain') },
  })),
  createRiskTableFromTemplate: sample(201, { ...inBody, 'body.template_id': reference('tableTemplate') }, (from) => ({
    body: { organization_id: from.organization, name: 'Sites', template_id: from.id('tableTemplate') },
  })),
  initializeRiskTableTemplates: sample(200, {}, () => ({})),
  getDashboard: sample(200, { 'query.organization_id': organization }, (from) => ({ query: { organization_id: from.organization } })),
} as const;
