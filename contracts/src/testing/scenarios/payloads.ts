/** The bodies in section 7 with all their fields, and the entities of section 3 where section 7 names no fields. */
import type { Scenario } from '../scenario.ts';
import { add, addFlow, addItems, change, faulty, list, read, OTHER_ORGANIZATION, send } from '../steps.ts';

const plan = {
  title: 'Second line',
  description: 'Rent one',
  assignedTo: '{user:risk_owner}',
  priority: 'high',
  estimatedCost: '4 000 €',
  timeline: 'Two months',
};
const action = {
  id: 'a1',
  title: 'Ask',
  description: 'The carrier',
  responsible: '{user:risk_owner}',
  dueDate: '2026-12-01',
  status: 'pending',
};
const record = {
  risk_id: '{risk}',
  risk_flow_id: '{flow}',
  title: 'Second line',
  description: 'Rent one',
  assigned_to: '{user:risk_owner}',
  priority: 'high',
  estimated_cost: '4 000 €',
  timeline: 'Two months',
  actions: [action],
  created_by: '{user:risk_manager}',
};
const assessment = {
  likelihood: 5,
  impact: 5,
  risk_level: 'low',
  mitigation_strategy: 'Spare parts',
  residual_risk: 2,
  controls_effectiveness: 4,
  comments: 'Seen',
  last_reviewed: '2026-03-01',
  reviewer: 'Ada',
};
const riskFields = {
  title: 'Outage',
  description: 'The line is down',
  category: 'Operational',
  severity: 'high',
  status: 'open',
  impact_level: 4,
  probability: 5,
  risk_score: 7,
  owner_id: '{user:risk_owner}',
  reviewer_id: '{user:auditor}',
  asset_id: '{a:one}',
  custom_questions: [{ text: 'Who is told?', type: 'text' }],
  domain_id: '{domain}',
  template_id: '{template}',
  template_answers: { s1_q1: 'Yes' },
  selected_assets: ['{a:one}'],
  selected_scenarios: ['{s:one}'],
};
const field = {
  id: 'field_1',
  name: 'note',
  label: 'Note',
  type: 'select',
  required: true,
  placeholder: 'Pick',
  options: ['a'],
  defaultValue: 'a',
  order: 0,
};
const template = { name: 'Own', description: 'd', category: 'Data', fields: [field] };
const question = {
  id: 'q1',
  text: 'How bad?',
  type: 'slider',
  required: true,
  default: 3,
  placeholder: '',
  options: [],
  min: 1,
  max: 10,
  step: 1,
  labels: { min: 'Little', max: 'Much' },
  help: 'Guess',
  locked: false,
};
const grcTemplate = {
  name: 'Own',
  description: 'd',
  framework: 'SOC 2',
  domain_id: '{domain}',
  steps: [
    { id: 's1', title: 'Scope', description: '', order: 1, category: 'c', mandatory: true, questions: [question] },
  ],
  is_default: true,
};

export const payloadScenarios: readonly Scenario[] = [
  {
    name: 'the payloads of risks are accepted; a score in the body is replaced by the computed one',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      add('grc-templates', { name: 'Own' }, { save: { template: '/id' } }),
      add('risks', riskFields, { answer: { ...riskFields, risk_score: 20 }, save: { risk: '/id' } }),
      change(
        'risks/{risk}',
        { ...riskFields, impact_level: 2, risk_score: 25 },
        { answer: { impact_level: 2, risk_score: 10, version: 2 } },
      ),
      change('risks/{risk}', { risk_score: 25 }, { answer: { risk_score: 10 } }),
      send('POST', 'risks/{risk}/notes', { note: 'Seen on site', userId: '{user:admin}' }, { status: 201 }),
    ],
  },
  {
    name: 'the payloads of flows are accepted; an assessment can be sent back, and its level is computed again',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      add('risks', { title: 'Outage' }, { save: { risk: '/id' } }),
      add(
        'risk-flows',
        {
          risk_id: '{risk}',
          created_by: 'unknown',
          selected_assets: ['{a:one}'],
          selected_scenarios: ['{s:one}'],
          status: 'draft',
          current_step: 1,
          assigned_to: '',
          treatment_plan: plan,
        },
        { answer: { created_by: '{user:admin}', assigned_to: null, treatment_plan: plan }, save: { flow: '/id' } },
      ),
      change(
        'risk-flows/{flow}',
        {
          status: 'in-progress',
          current_step: 3,
          assigned_to: '{user:risk_owner}',
          treatment_plan: plan,
          selected_assets: ['{a:one}'],
          selected_properties: ['{p:one}'],
          selected_scenarios: ['{s:one}'],
          asset_comments: { '{a:one}': 'a' },
          scenario_comments: { '{s:one}': 'b' },
          property_comments: { '{p:one}': 'c' },
          asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{risk}' } },
          scenario_assessments: { '{s:one}': assessment },
          treatment_description: 'd',
        },
        { answer: { scenario_assessments: { '{s:one}': { ...assessment, risk_level: 'critical' } } } },
      ),
      change(
        'risk-flows/{flow}',
        { scenario_assessments: { '{s:one}': { ...assessment, risk_level: 'critical', impact: 1 } } },
        { answer: { scenario_assessments: { '{s:one}': { risk_level: 'low' } } } },
      ),
      // Missing fields of a plan are empty.
      change(
        'risk-flows/{flow}',
        { treatment_plan: { title: 'Walls', assignedTo: null } },
        {
          answer: {
            treatment_plan: {
              title: 'Walls',
              description: '',
              assignedTo: '',
              priority: 'medium',
              estimatedCost: '',
              timeline: '',
            },
          },
        },
      ),
    ],
  },
  {
    name: 'the payload of a plan creates and changes the plan, but cannot change its risk and flow',
    steps: [
      ...addFlow(),
      add('treatment-plans', record, {
        as: 'risk_manager',
        answer: { ...record, status: 'draft' },
        save: { plan: '/id' },
      }),
      change(
        'treatment-plans/{plan}',
        { ...record, title: 'Third line' },
        { answer: { ...record, title: 'Third line', version: 2 } },
      ),
      add('risks', { title: 'Other' }, { save: { other: '/id' } }),
      change(
        'treatment-plans/{plan}',
        { ...record, risk_id: '{other}', risk_flow_id: null },
        faulty(
          { path: '/risk_id', message: 'cannot be changed' },
          { path: '/risk_flow_id', message: 'cannot be changed' },
        ),
      ),
      change(
        'treatment-plans/{plan}',
        { ...record, risk_id: '{other}', created_by: '{user:auditor}' },
        faulty(
          { path: '/risk_id', message: 'cannot be changed' },
          { path: '/created_by', message: 'cannot be changed' },
        ),
      ),
      read('treatment-plans/{plan}', { answer: { risk_id: '{risk}', risk_flow_id: '{flow}', version: 2 } }),
    ],
  },
  {
    name: 'the payloads of tasks and registers are accepted without an organization',
    steps: [
      add('risks', { title: 'Outage' }, { save: { risk: '/id' } }),
      send(
        'POST',
        'tasks',
        {
          title: 'Call',
          description: 'Today',
          risk_id: '{risk}',
          status: 'pending',
          due_date: '2026-12-01',
          assigned_to: '{user:auditor}',
        },
        { status: 201, answer: { organization_id: '{org}' }, save: { task: '/id' } },
      ),
      send('POST', 'tasks', { title: 'Call', organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      change('tasks/{task}', { status: 'completed' }),
      { method: 'POST', path: '/api/risk-tables/initialize-templates', status: 200 },
      list('risk-tables', { templates_only: 'true', limit: '1' }, { save: { tableTemplate: '/items/0/id' } }),
      send(
        'POST',
        'risk-tables/from-template',
        { template_id: '{tableTemplate}', name: 'Projects' },
        { status: 201, answer: { organization_id: '{org}', is_template: false } },
      ),
    ],
  },
  {
    name: 'the payloads of templates are accepted; a GRC template can be sent back as it was read',
    steps: [
      add('asset-templates', template),
      ...(['property-templates', 'risk-scenario-templates'] as const).map((path) =>
        add(path, { ...template, is_default: false }),
      ),
      add('grc-templates', grcTemplate, {
        answer: { ...grcTemplate, is_default: false },
        save: { template: '/id', at: '/created_at' },
      }),
      send(
        'PUT',
        'grc-templates/{template}',
        {
          ...grcTemplate,
          name: 'Ours',
          id: '{template}',
          organization_id: '{org}',
          version: 1,
          created_at: '{at}',
          updated_at: '{at}',
        },
        {
          answer: { ...grcTemplate, name: 'Ours', id: '{template}', is_default: false, version: 2, created_at: '{at}' },
        },
      ),
      ...['other', '{foreign:grc_templates}'].map((id) =>
        send(
          'PUT',
          'grc-templates/{template}',
          { ...grcTemplate, id },
          faulty({ path: '/id', message: 'cannot be changed' }),
        ),
      ),
      send(
        'PUT',
        'grc-templates/{template}',
        { ...grcTemplate, version: 99, created_at: '2020-01-01T00:00:00.000Z' },
        { answer: { id: '{template}', version: 3, created_at: '{at}', is_default: false } },
      ),
      send('PUT', 'grc-templates/{template}', { ...grcTemplate, organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
    ],
  },
  {
    name: 'the payloads of members are accepted',
    steps: [
      send(
        'POST',
        'organizations/{org}/members',
        {
          user_id: 'temp_123',
          email: 'new@cedarworks.example',
          role: 'asset_owner',
          domains: ['{domain}'],
          assets: [],
        },
        { status: 201, answer: { member: { user_id: 'temp_123' } } },
      ),
      change('organizations/{org}/members/temp_123', { role: 'auditor', domains: [], assets: [] }),
      send(
        'POST',
        'organizations',
        { name: 'Cedar', domain: 'cedarworks.example' },
        { as: 'newcomer', status: 201, answer: { name: 'Cedar' } },
      ),
    ],
  },
];
