import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { operations } from '@parapet/contracts';
import { createApiClient } from '@parapet/contracts/client';
import { EventReader } from '@parapet/contracts/testing';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mockHandlers } from './handlers.ts';
import { createMocks, type Mocks } from './mocks.ts';
import { ORGANIZATION_ID } from './seed/people/organizations.ts';

const ORIGIN = 'http://mock.example';
const CHANNEL = '5b2f1c1e-7a53-4a0e-9e0a-1f5f0c7a9f11';
const server = setupServer();
const api = createApiClient({ baseUrl: ORIGIN });
const navigate = (path: string) => fetch(new URL(path, ORIGIN), { redirect: 'manual' });
const next = (response: Response) => response.headers.get('location') ?? '';

async function start(): Promise<Mocks> {
  const mocks = await createMocks({ publicUrl: ORIGIN });
  onTestFinished(() => mocks.close());
  server.resetHandlers(...mockHandlers(mocks));
  return mocks;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the typed client works with the mock handlers', async () => {
  await start();
  const { data, error } = await api.GET('/api/risks', {
    params: {
      query: { organization_id: ORGANIZATION_ID, severity: ['critical', 'high'], sort: '-risk_score', limit: 5 },
    },
  });
  expect(error).toBeUndefined();
  expect(data?.items.map(({ risk_score }) => risk_score)).toEqual(
    data?.items.map(({ risk_score }) => risk_score).toSorted((a, b) => b - a),
  );
  expect(data?.items).toHaveLength(5);
});

test('requests get the origin of the page, so that changes are accepted', async () => {
  await start();
  const { data, response } = await api.POST('/api/risks', {
    body: { organization_id: ORGANIZATION_ID, title: 'Flood' },
  });
  expect([response.status, data?.title]).toEqual([201, 'Flood']);
});

test('every operation has a handler, and so has everything else under /api/', async () => {
  await start();
  const patterns = server
    .listHandlers()
    .map((handler) => ('info' in handler && 'header' in handler.info ? handler.info.header : ''));
  for (const { method, url } of Object.values(operations)) expect(patterns).toContain(`${method} *${url}`);
  const nothing = await navigate('/api/riskz?x=1');
  expect([nothing.status, nothing.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(await nothing.json()).toMatchObject({ code: 'no_such_route', detail: 'GET /api/riskz does not exist' });
});

test('modules that a dev server serves from a folder named api are not handled as API calls', async () => {
  server.resetHandlers(
    ...mockHandlers(await start()),
    http.get('*/src/api/risk-queries.ts', () => HttpResponse.text('export {}')),
  );
  expect(await (await navigate('/src/api/risk-queries.ts')).text()).toBe('export {}');
});

test('the event stream delivers events while it is open, and ends with the session', async () => {
  const mocks = await start();
  const { body } = await fetch(`${ORIGIN}/api/events?entity=risks`, { headers: { accept: 'text/event-stream' } });
  if (body === null) throw new Error('no body');
  const events = new EventReader(body);
  const { data } = await api.POST('/api/risks', { body: { organization_id: ORGANIZATION_ID, title: 'Flood' } });
  expect(await events.take(1)).toMatchObject([
    {
      event: 'change',
      data: { entity: 'risks', id: data?.id, action: 'create', version: 1, actor_id: mocks.accountOf('admin').id },
    },
  ]);
  await mocks.signInAs('nobody');
  await events.waitForEnd();
});

test('the assistant answers with a stream of events', async () => {
  await start();
  const response = await fetch(`${ORIGIN}/api/ai/chat`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What are our top risks?' }] }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^event: \w+/gm)).toEqual(expect.arrayContaining(['event: done']));
});

test('signing out ends the session', async () => {
  await start();
  expect((await api.GET('/api/auth/session')).data?.user).not.toBeNull();
  expect((await api.POST('/api/auth/logout')).data).toEqual({ end_session_url: null });
  expect((await api.GET('/api/auth/session')).data?.user).toBeNull();
  expect((await api.GET('/api/me')).response.status).toBe(401);
});

/** The page of the provider that a sign-in leads to. */
async function openProvider(): Promise<{ page: string; state: string }> {
  await api.POST('/api/auth/logout');
  const provider = next(await navigate(`/api/auth/login?mode=modal&channel=${CHANNEL}&screen=login`));
  return {
    page: await (await navigate(provider)).text(),
    state: new URL(provider, ORIGIN).searchParams.get('state') ?? '',
  };
}

test('the sign-in page lists the accounts, and choosing one leads to a page with the result', async () => {
  const mocks = await start();
  const { page } = await openProvider();
  const auditor = mocks.accountOf('auditor');
  const link = new RegExp(`href="([^"]+account=${auditor.id}[^"]*)"`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const done = await navigate(link);
  expect(done.status).toBe(302);
  const last = await navigate(next(done));
  expect(last.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await last.text()).toContain(`data-channel="${CHANNEL}" data-ok="true"`);
  expect((await api.GET('/api/me')).data).toMatchObject({ user_id: auditor.id, role: 'auditor' });
});

test('signing up with a new address leads to setting up an organization', async () => {
  await start();
  const { state } = await openProvider();
  await navigate(`/api/auth/callback?${new URLSearchParams({ email: 'ada@new.example', state })}`);
  expect((await api.GET('/api/me')).error?.code).toBe('no_membership');
  expect((await api.POST('/api/organizations', { body: {} })).data?.name).toBe("ada's Organization");
  expect((await openProvider()).page).toContain('>ada</a> admin, ada&#39;s Organization');
});

test('an unknown account signs nobody in, and the last page reports access_denied', async () => {
  await start();
  const { state } = await openProvider();
  const done = next(await navigate(`/api/auth/callback?${new URLSearchParams({ account: 'nobody', state })}`));
  expect(await (await navigate(done)).text()).toContain(
    `data-channel="${CHANNEL}" data-ok="false" data-error="access_denied"`,
  );
  expect((await api.GET('/api/auth/session')).data?.user).toBeNull();
});

test('names on the page of the provider are text, not markup', async () => {
  await start();
  const { state } = await openProvider();
  await navigate(`/api/auth/callback?${new URLSearchParams({ email: '<img@new.example', state })}`);
  expect(await (await navigate('/idp/sign-in?state=%22%3E%3Cscript%3E')).text()).not.toMatch(/<img|"><script>/);
});
