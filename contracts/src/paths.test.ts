import { expectTypeOf, test } from 'vitest';
import { createApiClient, type ApiClient, type paths } from './client.ts';
import type { Me, Preferences } from './schemas/me.ts';
import type { Risk, RiskCreate } from './schemas/risk.ts';
import type { Problem } from './schemas/base.ts';

// What the client refuses is checked by the compiler (`tsc -b contracts`): an unused @ts-expect-error is an error.
// Each answer is asked for inside a function that nobody calls, so that no request is sent.
const organization_id = 'org_a';

function answers(api: ApiClient) {
  return {
    list: () => api.GET('/api/risks', { params: { query: { organization_id, severity: ['high'], sort: '-risk_score', limit: 10 } } }),
    get: () => api.GET('/api/risks/{id}', { params: { path: { id: 'a' } } }),
    create: () => api.POST('/api/risks', { body: { organization_id, title: 'Ransomware' } }),
    update: () => api.PATCH('/api/risks/{id}', { params: { path: { id: 'a' }, header: { 'if-match': '"1"' } }, body: { status: 'closed' } }),
    remove: () => api.DELETE('/api/risks/{id}', { params: { path: { id: 'a' } } }),
    me: () => api.GET('/api/me'),
    preferences: () => api.PATCH('/api/me/preferences', { body: { theme: null } }),
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
  expectTypeOf<Failure<'get'>>().toEqualTypeOf<Problem>();
});

test('paths and bodies come from the table of operations', () => {
  expectTypeOf<'/api/organizations/{orgId}'>().toExtend<keyof paths>();
  expectTypeOf<'/api/riskz'>().not.toExtend<keyof paths>();
  expectTypeOf<paths['/api/risks']['post']['requestBody']['content']['application/json']>().toEqualTypeOf<RiskCreate>();
  expectTypeOf<keyof paths['/api/risks/{id}']>().toEqualTypeOf<'get' | 'patch' | 'delete'>();
});

test('what is not in the contract does not compile', () => {
  const api = createApiClient({ fetch: () => Promise.reject(new Error('not sent')) });
  expectTypeOf(api).toEqualTypeOf<ApiClient>();
  return [
    // @ts-expect-error an unknown path
    () => api.GET('/api/riskz'),
    // @ts-expect-error an unknown method
    () => api.PUT('/api/risks', {}),
    // @ts-expect-error a list of risks needs the organisation
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
    // @ts-expect-error archiving has operations of its own
    () => api.PATCH('/api/risks/{id}', { params: { path: { id: 'a' } }, body: { status: 'archived' } }),
    // @ts-expect-error a theme that does not exist
    () => api.PATCH('/api/me/preferences', { body: { theme: 'blue' } }),
  ];
});
