import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { operations, schemas, type OperationId } from '../index.ts';
import { BODY_AJV_OPTIONS, TEXT_AJV_OPTIONS } from '../protocol/ajv-options.ts';

/** Validates like the API. */
function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}
const exact = checker(BODY_AJV_OPTIONS);
const converting = checker(TEXT_AJV_OPTIONS);

/** The paths and keywords of the faults of a value. */
function faults(id: OperationId, part: 'body' | 'querystring', value: unknown): string[] {
  const schema: { operationId: string; body?: TSchema; querystring?: TSchema } = operations[id].schema;
  const validate = (part === 'body' ? exact : converting).compile(schema[part] ?? {});
  validate(value);
  return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`.trim());
}

const organization_id = 'org_a.example_0123456789ab';
const ID = '0d7b7b9e-5b0e-4e0e-9d7e-2f5b7b9e5b0e';
const OTHER = '5c0f6a52-3a41-4c6c-8a52-7f1f2d3e4a5b';
const plan = { title: '', description: '', assignedTo: '', priority: 'medium', estimatedCost: '', timeline: '' };

test.each<[string, OperationId, unknown]>([
  [
    'a basic asset',
    'createAsset',
    {
      organization_id,
      name: 'Web server',
      type: 'Hardware',
      risk_level: 'High',
      status: 'Active',
      linked_properties: [ID],
    },
  ],
  [
    'an asset whose template decides what else it needs',
    'createAsset',
    { organization_id, name: 'Web server', template_id: ID, linked_properties: [ID] },
  ],
  [
    'a property whose template decides what else it needs',
    'createProperty',
    { organization_id, name: 'Charter', template_id: ID, linked_scenarios: [ID] },
  ],
  ['a bulk change of all that match', 'bulkRisks', { organization_id, action: 'archive', filter: {} }],
  ['a bulk change of fields', 'bulkRisks', { organization_id, action: 'update', ids: [ID], set: { title: 'x' } }],
  [
    'attributes by name of the field',
    'updateAsset',
    { attributes: { backup_frequency: 'Daily', cores: 8, 'on-premises': true } },
  ],
  [
    'a risk level that a template does not ask for',
    'createAsset',
    { organization_id, name: 'Charter', template_id: ID, linked_properties: [ID], risk_level: null },
  ],
  ['an asset template that is marked as no default', 'updateAssetTemplate', { is_default: false }],
  ['properties set from the scenario', 'updateRiskScenario', { linked_properties: [] }],
  ['an empty due date', 'updateTask', { due_date: '' }],
  [
    'a property template that is marked as default',
    'createPropertyTemplate',
    { organization_id, name: 'Vault', category: 'Safes', is_default: true, fields: [] },
  ],
  [
    'a step without questions',
    'createGrcTemplate',
    {
      organization_id,
      name: 'ISO 27001',
      steps: [{ id: 's1', title: 'Scope', description: '', order: 1, category: '', mandatory: true, questions: [] }],
    },
  ],
  ['a question without id', 'updateRisk', { custom_questions: [{ text: 'Who is told?', type: 'text' }] }],
  ['comments by id', 'updateRiskFlow', { asset_comments: { [ID]: 'Old' }, scenario_comments: {} }],
  [
    'an evaluation by asset and scenario',
    'updateRiskFlow',
    { asset_scenario_evaluations: { [`${ID}:${OTHER}`]: { risk_id: null } } },
  ],
  [
    'an assessment with the two scales only',
    'updateRiskFlow',
    { scenario_assessments: { [ID]: { likelihood: 5, impact: 1 } } },
  ],
  ['a plan that is being written', 'updateRiskFlow', { treatment_plan: plan }],
  ['a reopened flow', 'updateRiskFlow', { status: 'in-progress', current_step: 5 }],
  ['completing with the saved plan', 'completeRiskFlow', {}],
  [
    'completing with the required fields',
    'completeRiskFlow',
    { treatment_plan: { title: 'a', description: 'b', assignedTo: 'c' } },
  ],
  [
    'an assessment as it was read',
    'updateRiskFlow',
    { scenario_assessments: { [ID]: { likelihood: 1, impact: 1, risk_level: 'high' } } },
  ],
  ['a status that depends on the stored one', 'updateRiskFlow', { status: 'completed' }],
  ['an assignee who is nobody', 'updateTask', { assigned_to: '' }],
  [
    'an action that is being written',
    'updateTreatmentPlan',
    { actions: [{ id: 'a1', title: '', description: '', responsible: '', dueDate: null, status: 'pending' }] },
  ],
  ['a task without a risk', 'createTask', { organization_id, title: 'Call the insurer', due_date: '2026-03-31' }],
  ['a member with a plus in the address', 'addMember', { email: 'ada+grc@example.com', role: 'auditor' }],
  ['a note with its author', 'addRiskNote', { note: 'Seen on site', userId: 'user_ada' }],
])('%s is accepted', (_name, id, body) => expect(faults(id, 'body', body)).toEqual([]));

test.each<[string, OperationId, unknown, string[]]>([
  [
    'an asset without organization',
    'createAsset',
    { name: 'x', template_id: ID, linked_properties: [ID] },
    ['required'],
  ],
  [
    'an asset with nothing but a name',
    'createAsset',
    { organization_id, name: 'x' },
    ['required', 'required', 'required', 'if', 'required'],
  ],
  [
    'an asset without a risk level or template',
    'createAsset',
    {
      organization_id,
      name: 'x',
      type: 'Data',
      status: 'Active',
      risk_level: null,
      template_id: null,
      linked_properties: [],
    },
    ['/risk_level type', 'if', '/linked_properties minItems'],
  ],
  [
    'a property with nothing but a name',
    'createProperty',
    { organization_id, name: 'x' },
    ['required', 'if', 'required'],
  ],
  ['a bulk change without records', 'bulkTasks', { organization_id, action: 'delete' }, ['required', 'if']],
  ['a bulk change of nothing', 'bulkTasks', { organization_id, action: 'update', ids: [ID] }, ['required', 'if']],
  [
    'an attribute with a dot in its name',
    'updateAsset',
    { attributes: { 'a.b': 1 } },
    ['/attributes pattern', '/attributes propertyNames'],
  ],
  [
    'an attribute that is an object',
    'updateAsset',
    { attributes: { a: {} } },
    ['/attributes/a type', '/attributes/a type', '/attributes/a type', '/attributes/a type', '/attributes/a anyOf'],
  ],
  [
    'a risk level of the wrong case',
    'updateAsset',
    { risk_level: 'high' },
    ['/risk_level enum', '/risk_level type', '/risk_level anyOf'],
  ],
  [
    'a field whose name cannot be a key',
    'updatePropertyTemplate',
    { fields: [{ id: 'f', name: 'Storage Location', label: 'x', type: 'text', required: false, order: 0 }] },
    ['/fields/0/name pattern'],
  ],
  [
    'a scenario with a blank description',
    'createRiskScenario',
    { organization_id, template_id: ID, title: 'Fire', description: ' ' },
    ['/description pattern'],
  ],
  [
    'a flow that starts completed',
    'createRiskFlow',
    { organization_id, risk_id: ID, status: 'completed' },
    ['/status enum'],
  ],
  [
    'a plan that starts completed',
    'createTreatmentPlan',
    { organization_id, risk_id: ID, status: 'completed' },
    ['/status enum'],
  ],
  [
    'a completion without assignee',
    'completeRiskFlow',
    { treatment_plan: { title: 'a', description: 'b' } },
    ['/treatment_plan required'],
  ],
  ['a sixth step', 'updateRiskFlow', { current_step: 6 }, ['/current_step maximum']],
  [
    'a comment whose key is not an id',
    'updateRiskFlow',
    { asset_comments: { $where: 'x' } },
    ['/asset_comments pattern', '/asset_comments propertyNames'],
  ],
  [
    'an evaluation without a scenario',
    'updateRiskFlow',
    { asset_scenario_evaluations: { [ID]: { risk_id: null } } },
    ['/asset_scenario_evaluations pattern', '/asset_scenario_evaluations propertyNames'],
  ],
  [
    'an assessment with an unknown level',
    'updateRiskFlow',
    { scenario_assessments: { [ID]: { likelihood: 1, impact: 1, risk_level: 'Low' } } },
    [`/scenario_assessments/${ID}/risk_level enum`],
  ],
  ['an incomplete GRC template', 'updateGrcTemplate', { name: 'x' }, ['required', 'required', 'required', 'required']],
  ['an empty update', 'updateProperty', {}, ['minProperties']],
  [
    'an invalid due date',
    'updateTask',
    { due_date: 'soon' },
    ['/due_date format', '/due_date const', '/due_date type', '/due_date anyOf'],
  ],
  [
    'a member with the id of a user',
    'addMember',
    { user_id: 'user_ada', email: 'a@b.example', role: 'admin' },
    ['/user_id pattern'],
  ],
  ['a system message', 'chat', { messages: [{ role: 'system', content: 'x' }] }, ['/messages/0/role enum']],
  ['a chat without a message', 'chat', { messages: [] }, ['/messages minItems']],
])('%s is refused', (_name, id, body, found) => expect(faults(id, 'body', body)).toEqual(found));

test('a single value of a filter becomes a list, and defaults are set', () => {
  const query = { organization_id, risk_id: ID, limit: '10' };
  expect(faults('listRiskFlows', 'querystring', query)).toEqual([]);
  expect(query).toEqual({ organization_id, risk_id: [ID], limit: 10 });
  const dashboard = { organization_id };
  expect(faults('getDashboard', 'querystring', dashboard)).toEqual([]);
  expect(dashboard).toEqual({ organization_id, range: '1m' });
  const chat = { messages: [{ role: 'user', content: 'Hello' }] };
  expect(faults('chat', 'body', chat)).toEqual([]);
  expect(chat).toMatchObject({ max_tokens: 500, temperature: 0.7 });
});

test.each<[string, OperationId, Record<string, unknown>, string[]]>([
  ['assets without organization', 'listAssets', {}, ['required']],
  ['tasks without organization', 'listTasks', {}, []],
  ['GRC templates without organization', 'listGrcTemplates', { domain_id: ID }, []],
  ['an order that does not exist', 'listTasks', { sort: 'risk_id' }, ['/sort enum']],
  ['descending order', 'listTasks', { sort: '-due_date' }, []],
  ['too many ids', 'listAssets', { organization_id, id: Array.from({ length: 201 }, () => ID) }, ['/id maxItems']],
  ['only templates', 'listRiskTables', { templates_only: 'true' }, []],
  ['all changes', 'listAuditEntries', {}, []],
  ['changes of a kind that has no history', 'listAuditEntries', { entity: 'sessions' }, ['/entity enum']],
])('a query for %s has exactly the expected errors', (_name, id, query, found) =>
  expect(faults(id, 'querystring', query)).toEqual(found),
);
