import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { operations } from '../operations/index.ts';
import { mockHandlers } from './handlers.ts';
import { ORGANIZATION_ID } from './seed/organizations.ts';
import { accountOf, createMockState } from './state.ts';

const ORIGIN = 'http://mock.example';
const CHANNEL = '5b2f1c1e-7a53-4a0e-9e0a-1f5f0c7a9f11';
const server = setupServer();
const api = createApiClient({ baseUrl: ORIGIN });
const navigate = (path: string) => fetch(new URL(path, ORIGIN), { redirect: 'manual' });
const next = (response: Response) => response.headers.get('location') ?? '';

function start() {
  const state = createMockState();
  server.resetHandlers(...mockHandlers(state));
  return state;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the typed client works on them', async () => {
  start();
  const { data, error } = await api.GET('/api/risks', { params: { query: { organization_id: ORGANIZATION_ID, severity: ['critical', 'high'], sort: '-risk_score', limit: 5 } } });
  expect(error).toBeUndefined();
  expect(data?.items.map(({ risk_score }) => risk_score)).toEqual(data?.items.map(({ risk_score }) => risk_score).toSorted((a, b) => b - a));
  expect(data?.items).toHaveLength(5);
});

test('every operation has a handler, and so has everything else under /api/', async () => {
  start();
  const patterns = server.listHandlers().map((handler) => ('info' in handler && 'header' in handler.info ? handler.info.header : ''));
  for (const { method, url } of Object.values(operations)) expect(patterns).toContain(`${method} *${url}`);
  expect((await navigate('/api/riskz')).status).toBe(404);
});

test('modules of a dev server in a folder named api are no calls', async () => {
  server.resetHandlers(...mockHandlers(createMockState()), http.get('*/src/api/risk-queries.ts', () => HttpResponse.text('export {}')));
  expect(await (await navigate('/src/api/risk-queries.ts')).text()).toBe('export {}');
});

test('signing out ends the session', async () => {
  start();
  expect((await api.GET('/api/auth/session')).data?.user).not.toBeNull();
  expect((await api.POST('/api/auth/logout')).data).toEqual({ end_session_url: null });
  expect((await api.GET('/api/auth/session')).data?.user).toBeNull();
  expect((await api.GET('/api/me')).response.status).toBe(401);
});

test('signing in leads over a page where one chooses whom to be, to one that tells the result', async () => {
  const state = start();
  const auditor = accountOf(state, 'auditor');
  await api.POST('/api/auth/logout');
  const provider = next(await navigate(`/api/auth/login?mode=modal&channel=${CHANNEL}&screen=login`));
  const page = await (await navigate(provider)).text();
  const link = new RegExp(`href="([^"]+account=${auditor.id}[^"]*)"`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const done = await navigate(link);
  expect(done.status).toBe(302);
  const last = await navigate(next(done));
  expect(last.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await last.text()).toContain(`{"type":"auth","channel":"${CHANNEL}","ok":true}`);
  expect((await api.GET('/api/me')).data).toMatchObject({ user_id: auditor.id, role: 'auditor' });
});

test('signing up with a new address leads to setting up an organisation', async () => {
  start();
  await api.POST('/api/auth/logout');
  const back = await navigate(`/api/auth/callback?${new URLSearchParams({ email: 'ada@new.example', state: 'mode=redirect&return_to=/risk-register' })}`);
  expect(next(back)).toBe('/risk-register');
  expect((await api.GET('/api/me')).error?.code).toBe('no_membership');
  expect((await api.POST('/api/organizations', { body: {} })).data?.name).toBe("ada's Organization");
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])('nobody is sent to %s after signing in', async (return_to) => {
  start();
  const provider = next(await navigate(`/api/auth/login?${new URLSearchParams({ return_to })}`));
  expect(decodeURIComponent(provider)).not.toContain('evil');
});

test('an account that does not exist signs nobody in, and the page that waits is told', async () => {
  start();
  await api.POST('/api/auth/logout');
  const state = String(new URLSearchParams({ mode: 'modal', channel: CHANNEL, return_to: '/' }));
  const done = next(await navigate(`/api/auth/callback?${new URLSearchParams({ account: 'nobody', state })}`));
  expect(await (await navigate(done)).text()).toContain(`{"type":"auth","channel":"${CHANNEL}","ok":false,"error":"login_expired"}`);
  expect((await api.GET('/api/auth/session')).data?.user).toBeNull();
});

test('names on the pages of signing in are text, not markup', async () => {
  const state = start();
  accountOf(state, 'admin').name = '<img src=x>';
  expect(await (await navigate('/idp/sign-in?state=%22%3E%3Cscript%3E')).text()).not.toMatch(/<img|"><script>/);
});

test('a sign-in with something that is no channel is refused', async () => {
  start();
  expect((await navigate('/api/auth/login?channel=nonsense')).status).toBe(400);
});
