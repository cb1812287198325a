import { caller, filter, free, record, reference, type Source } from '../sample.ts';
import { bulk, inBody, inQuery, one, sample } from './parts.ts';

const assessment = { likelihood: 3, impact: 4, reviewer: 'Ada' };
const planOf = (from: Source) => ({
  title: 'Wall',
  description: 'Higher',
  assignedTo: from.id('person'),
  priority: 'high',
  estimatedCost: '',
  timeline: '',
});
const actionOf = (from: Source) => ({
  id: 'a1',
  title: 'Ask',
  description: '',
  responsible: from.id('person'),
  dueDate: null,
  status: 'pending',
});

const content = (from: Source) => ({
  assigned_to: from.id('person'),
  selected_assets: [from.id('asset')],
  selected_properties: [from.id('property')],
  selected_scenarios: [from.id('scenario')],
  asset_comments: { [from.id('asset')]: 'Old' },
  property_comments: { [from.id('property')]: 'Known' },
  scenario_comments: { [from.id('scenario')]: 'Rare' },
  scenario_assessments: { [from.id('scenario')]: assessment },
  asset_scenario_evaluations: { [`${from.id('asset')}:${from.id('scenario')}`]: { risk_id: from.id('risk') } },
  treatment_plan: planOf(from),
});
const contentIds = {
  'body.assigned_to': reference('person'),
  'body.selected_assets[]': reference('asset'),
  'body.selected_properties[]': reference('property'),
  'body.selected_scenarios[]': reference('scenario'),
  'body.asset_comments{0}': reference('asset'),
  'body.property_comments{0}': reference('property'),
  'body.scenario_comments{0}': reference('scenario'),
  'body.scenario_assessments{0}': reference('scenario'),
  'body.scenario_assessments{}.reviewer': free,
  'body.asset_scenario_evaluations{0}': reference('asset'),
  'body.asset_scenario_evaluations{1}': reference('scenario'),
  'body.asset_scenario_evaluations{}.risk_id': reference('risk'),
  'body.treatment_plan.assignedTo': reference('person'),
};
const actionIds = { 'body.actions[].id': free, 'body.actions[].responsible': reference('person') };

const plan = (from: Source) => ({
  title: 'Wall',
  description: 'Higher',
  assigned_to: from.id('person'),
  actions: [actionOf(from)],
});
const planIds = { 'body.assigned_to': reference('person'), ...actionIds };

export const flowSamples = {
  listRiskFlows: sample(
    200,
    {
      ...inQuery,
      'query.risk_id[]': filter('risk'),
      'query.assigned_to': filter('person'),
      // Every role sees the scenarios of a flow that it sees.
      'query.scenario_id': filter('scenario', null),
    },
    (from) => ({
      query: {
        organization_id: from.organization,
        risk_id: [from.id('risk')],
        assigned_to: from.id('person'),
        scenario_id: from.id('scenario'),
      },
    }),
  ),
  createRiskFlow: sample(
    201,
    { ...inBody, 'body.risk_id': reference('risk'), 'body.created_by': caller, ...contentIds },
    async (from) => ({
      body: {
        organization_id: from.organization,
        risk_id: await from.take('risk'),
        created_by: from.caller,
        ...content(from),
      },
    }),
  ),
  getRiskFlow: one(200, 'flow'),
  getRiskFlowWorkspace: one(200, 'flow'),
  updateRiskFlow: sample(200, { 'params.id': record('flow'), ...contentIds }, async (from) => ({
    params: { id: await from.take('flow') },
    body: content(from),
  })),
  deleteRiskFlow: one(204, 'flow'),
  completeRiskFlow: sample(
    200,
    { 'params.id': record('flow'), 'body.treatment_plan.assignedTo': reference('person'), ...actionIds },
    async (from) => ({
      params: { id: await from.take('flow') },
      body: { treatment_plan: planOf(from), actions: [actionOf(from)] },
    }),
  ),
  archiveRiskFlow: one(200, 'completedFlow'),

  listTreatmentPlans: sample(
    200,
    {
      ...inQuery,
      'query.risk_id[]': filter('risk'),
      'query.risk_flow_id[]': filter('flow'),
      'query.assigned_to': filter('person'),
    },
    (from) => ({
      query: {
        organization_id: from.organization,
        risk_id: [from.id('risk')],
        risk_flow_id: [from.id('flow')],
        assigned_to: from.id('person'),
      },
    }),
  ),
  createTreatmentPlan: sample(
    201,
    // A plan must belong to the risk of its flow.
    {
      ...inBody,
      'body.risk_id': reference('risk', '/risk_flow_id'),
      'body.risk_flow_id': reference('flow', '/risk_flow_id'),
      'body.created_by': caller,
      ...planIds,
    },
    async (from) => {
      const risk_flow_id = await from.take('flow');
      const risk_id = await from.riskOf(risk_flow_id);
      return {
        body: { organization_id: from.organization, risk_id, risk_flow_id, created_by: from.caller, ...plan(from) },
      };
    },
  ),
  getTreatmentPlan: one(200, 'plan'),
  updateTreatmentPlan: sample(
    200,
    // A change may repeat what the plan belongs to, but not move it.
    {
      'params.id': record('plan', '/risk_id'),
      'body.risk_id': reference('risk', '/risk_id'),
      'body.risk_flow_id': reference('flow', '/risk_flow_id'),
      'body.created_by': caller,
      ...planIds,
    },
    async (from) => {
      const id = await from.take('plan');
      return {
        params: { id },
        body: { risk_id: await from.riskOfPlan(id), risk_flow_id: null, created_by: from.caller, ...plan(from) },
      };
    },
  ),
  deleteTreatmentPlan: one(204, 'plan'),
  completeTreatmentPlan: one(200, 'plan'),

  listTasks: sample(
    200,
    {
      ...inQuery,
      'query.id[]': filter('task'),
      'query.risk_id[]': filter('risk'),
      'query.assigned_to': filter('person'),
    },
    (from) => ({
      query: {
        organization_id: from.organization,
        id: [from.id('task')],
        risk_id: [from.id('risk')],
        assigned_to: from.id('person'),
      },
    }),
  ),
  exportTasks: sample(
    200,
    {
      ...inQuery,
      'query.id[]': filter('task'),
      'query.risk_id[]': filter('risk'),
      'query.assigned_to': filter('person'),
    },
    (from) => ({
      query: {
        organization_id: from.organization,
        id: [from.id('task')],
        risk_id: [from.id('risk')],
        assigned_to: from.id('person'),
      },
    }),
  ),
  getTaskSummary: sample(200, { ...inQuery, 'query.risk_id[]': filter('risk') }, (from) => ({
    query: { organization_id: from.organization, risk_id: [from.id('risk')] },
  })),
  createTask: sample(
    201,
    { ...inBody, 'body.risk_id': reference('risk'), 'body.assigned_to': reference('person') },
    (from) => ({
      body: {
        organization_id: from.organization,
        title: 'Call',
        risk_id: from.id('risk'),
        assigned_to: from.id('person'),
      },
    }),
  ),
  getTask: one(200, 'task'),
  updateTask: sample(
    200,
    { 'params.id': record('task'), 'body.risk_id': reference('risk'), 'body.assigned_to': reference('person') },
    async (from) => ({
      params: { id: await from.take('task') },
      body: { title: 'Call', risk_id: from.id('risk'), assigned_to: from.id('person') },
    }),
  ),
  deleteTask: one(200, 'task'),
  bulkTasks: bulk(
    'task',
    {
      fields: (from) => ({ title: 'Call', risk_id: from.id('risk'), assigned_to: from.id('person') }),
      ids: { 'body.risk_id': reference('risk'), 'body.assigned_to': reference('person') },
    },
    { 'risk_id[]': 'risk', assigned_to: 'person' },
    { 'risk_id[]': 'risk' },
  ),
} as const;
