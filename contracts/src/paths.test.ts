import { expectTypeOf, test } from 'vitest';
import { createApiClient, type ApiClient, type paths } from './client.ts';
import type { AiChatReply } from './schemas/ai.ts';
import type { Asset, AssetUpdate } from './schemas/item/asset.ts';
import type { Problem } from './schemas/base.ts';
import type { GrcTemplate, GrcTemplateUpdate } from './schemas/item/grc.ts';
import type { Me, Preferences } from './schemas/organization/me.ts';
import type { PropertyUpdate } from './schemas/item/property.ts';
import type { Risk, RiskCreate, RiskUpdate } from './schemas/risk/risk.ts';
import type { FlowTreatmentPlan, RiskFlow, RiskFlowUpdate } from './schemas/risk/risk-flow.ts';
import type { RiskScenarioUpdate } from './schemas/item/risk-scenario.ts';
import type { ScenarioAssessment, ScenarioAssessmentInput } from './schemas/risk/scenario-assessment.ts';
import type { TaskDeletion, TaskUpdate } from './schemas/risk/task.ts';
import type { AssetTemplate, ListedPropertyTemplate, PropertyTemplateUpdate } from './schemas/item/template.ts';
import type { TreatmentPlanCreate, TreatmentPlanUpdate } from './schemas/risk/treatment-plan.ts';

// The compiler checks what the client refuses (`tsc -b contracts`), because an unused @ts-expect-error is an error.
// The calls are in functions that are never called, so no request is sent.
const organization_id = 'org_a';
const byId = { params: { path: { id: 'a' } } };

function answers(api: ApiClient) {
  return {
    list: () =>
      api.GET('/api/risks', {
        params: { query: { organization_id, severity: ['high'], sort: '-risk_score', limit: 10 } },
      }),
    get: () => api.GET('/api/risks/{id}', { params: { path: { id: 'a' } } }),
    create: () => api.POST('/api/risks', { body: { organization_id, title: 'Ransomware' } }),
    update: () =>
      api.PATCH('/api/risks/{id}', {
        params: { path: { id: 'a' }, header: { 'if-match': '"1"' } },
        body: { status: 'closed' },
      }),
    remove: () => api.DELETE('/api/risks/{id}', { params: { path: { id: 'a' } } }),
    me: () => api.GET('/api/me'),
    preferences: () => api.PATCH('/api/me/preferences', { body: { theme: null } }),
    assets: () =>
      api.GET('/api/assets', {
        params: { query: { organization_id, id: ['a'], risk_level: ['High'], sort: '-risk_level' } },
      }),
    assetTemplate: () => api.GET('/api/asset-templates/{id}', byId),
    propertyTemplates: () => api.GET('/api/property-templates', { params: { query: { organization_id } } }),
    domains: () => api.GET('/api/grc-domains'),
    grcTemplate: () =>
      api.PUT('/api/grc-templates/{id}', {
        ...byId,
        body: { name: 'ISO', description: '', framework: 'ISO 27001', domain_id: null, steps: [] },
      }),
    completed: () =>
      api.PATCH('/api/risk-flows/{id}/complete', { params: { path: { id: 'a' }, header: { 'if-match': '"1"' } } }),
    archived: () => api.PATCH('/api/risks/{id}/archive', byId),
    task: () => api.DELETE('/api/tasks/{id}', byId),
    chat: () => api.POST('/api/ai/chat', { body: { messages: [{ role: 'user', content: 'Hello' }] } }),
  };
}
type Answers = ReturnType<typeof answers>;
type Answer<K extends keyof Answers> = Awaited<ReturnType<Answers[K]>>;
type Data<K extends keyof Answers> = Extract<Answer<K>, { error?: never }>['data'];
type Failure<K extends keyof Answers> = NonNullable<Answer<K>['error']>;

test('answers have the types of the schemas', () => {
  expectTypeOf<NonNullable<Data<'list'>>['items']>().toEqualTypeOf<Risk[]>();
  expectTypeOf<NonNullable<Data<'get'>>>().toEqualTypeOf<Risk>();
  expectTypeOf<NonNullable<Data<'create'>>>().toEqualTypeOf<Risk>();
  expectTypeOf<NonNullable<Data<'me'>>>().toEqualTypeOf<Me>();
  expectTypeOf<NonNullable<Data<'preferences'>>>().toEqualTypeOf<Preferences>();
  expectTypeOf<NonNullable<Data<'assets'>>['items']>().toEqualTypeOf<Asset[]>();
  expectTypeOf<NonNullable<Data<'assetTemplate'>>>().toEqualTypeOf<AssetTemplate>();
  expectTypeOf<NonNullable<Data<'propertyTemplates'>>['items']>().toEqualTypeOf<ListedPropertyTemplate[]>();
  expectTypeOf<NonNullable<Data<'grcTemplate'>>>().toEqualTypeOf<GrcTemplate>();
  expectTypeOf<NonNullable<Data<'completed'>>>().toEqualTypeOf<RiskFlow>();
  expectTypeOf<NonNullable<Data<'archived'>>>().toEqualTypeOf<Risk>();
  expectTypeOf<NonNullable<Data<'task'>>>().toEqualTypeOf<TaskDeletion>();
  expectTypeOf<NonNullable<Data<'domains'>>['next_cursor']>().toEqualTypeOf<string | null>();
  expectTypeOf<Failure<'get'>>().toEqualTypeOf<Problem>();
});

test('a streamed answer is text, any other has the type of its schema', () => {
  expectTypeOf<NonNullable<Data<'chat'>>>().toEqualTypeOf<AiChatReply | string>();
  expectTypeOf<paths['/api/events']['get']['responses'][200]['content']['text/event-stream']>().toEqualTypeOf<string>();
});

test('paths and bodies come from the table of operations', () => {
  expectTypeOf<'/api/organizations/{orgId}'>().toExtend<keyof paths>();
  expectTypeOf<'/api/riskz'>().not.toExtend<keyof paths>();
  expectTypeOf<paths['/api/risks']['post']['requestBody']['content']['application/json']>().toEqualTypeOf<RiskCreate>();
  expectTypeOf<keyof paths['/api/risks/{id}']>().toEqualTypeOf<'get' | 'patch' | 'delete'>();
  expectTypeOf<keyof paths['/api/grc-templates/{id}']>().toEqualTypeOf<'get' | 'put' | 'delete'>();
  expectTypeOf<keyof paths['/api/risk-scenario-templates']>().toEqualTypeOf<'get' | 'post'>();
  expectTypeOf<'/api/organizations/{orgId}/members/{userId}'>().toExtend<keyof paths>();
});

test('updates do not contain the fields of the server', () => {
  type ServerField =
    | 'id'
    | 'organization_id'
    | 'version'
    | 'created_by'
    | 'created_at'
    | 'updated_at'
    | 'completed_at'
    | 'archived_at';
  expectTypeOf<keyof (RiskUpdate & RiskFlowUpdate & TaskUpdate) & ServerField>().toBeNever();
  expectTypeOf<
    keyof (AssetUpdate & PropertyUpdate & RiskScenarioUpdate & PropertyTemplateUpdate) & ServerField
  >().toBeNever();
});

test('records can be sent back as they were read', () => {
  expectTypeOf<ScenarioAssessment>().toExtend<ScenarioAssessmentInput>();
  expectTypeOf<GrcTemplate>().toExtend<GrcTemplateUpdate>();
  expectTypeOf<Omit<TreatmentPlanCreate, 'organization_id'>>().toExtend<TreatmentPlanUpdate>();
  expectTypeOf<FlowTreatmentPlan>().toExtend<NonNullable<RiskFlowUpdate['treatment_plan']>>();
});

test('calls outside the contract do not compile', () => {
  const api = createApiClient({ fetch: () => Promise.reject(new Error('not sent')) });
  expectTypeOf(api).toEqualTypeOf<ApiClient>();
  return [
    // @ts-expect-error an unknown path
    () => api.GET('/api/riskz'),
    // @ts-expect-error an unknown method
    () => api.PUT('/api/risks', {}),
    // @ts-expect-error a list of risks needs the organization
    () => api.GET('/api/risks'),
    // @ts-expect-error a severity that does not exist
    () => api.GET('/api/risks', { params: { query: { organization_id, severity: ['huge'] } } }),
    // @ts-expect-error an order that does not exist
    () => api.GET('/api/risks', { params: { query: { organization_id, sort: 'owner' } } }),
    // @ts-expect-error a parameter of the path is missing
    () => api.GET('/api/risks/{id}', {}),
    // @ts-expect-error the body is missing
    () => api.POST('/api/risks', {}),
    // @ts-expect-error the title is missing
    () => api.POST('/api/risks', { body: { organization_id } }),
    // @ts-expect-error a new risk cannot be archived
    () => api.POST('/api/risks', { body: { organization_id, title: 'Fire', status: 'archived' } }),
    // @ts-expect-error a new flow cannot be completed
    () => api.POST('/api/risk-flows', { body: { organization_id, risk_id: 'a', status: 'completed' } }),
    () =>
      // @ts-expect-error a scenario needs a template
      api.POST('/api/risk-scenarios', { body: { organization_id, title: 'Fire', description: 'In the server room' } }),
    // @ts-expect-error attributes are plain values
    () => api.PATCH('/api/assets/{id}', { ...byId, body: { attributes: { owner: { id: 'a' } } } }),
    // @ts-expect-error a GRC template is replaced as a whole
    () => api.PUT('/api/grc-templates/{id}', { ...byId, body: { name: 'ISO' } }),
    // @ts-expect-error a range that does not exist
    () => api.GET('/api/dashboard', { params: { query: { organization_id, range: '2y' } } }),
    // @ts-expect-error system messages cannot be sent
    () => api.POST('/api/ai/chat', { body: { messages: [{ role: 'system', content: 'Hello' }] } }),
    // @ts-expect-error a theme that does not exist
    () => api.PATCH('/api/me/preferences', { body: { theme: 'blue' } }),
  ];
});
