import { defineRemote, lazyPage, query } from '@parapet/sdk';
import { connectApi, createAuth, createHost } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeRegistry } from '../testing/render-shell.tsx';
import { release } from '../testing/releases.ts';
import { createRemoteLoader } from './loader.ts';
import { prepareCode, prepareData } from './prepare-page.ts';

const { user, ...membership } = testSession;
let disconnect = () => {};
afterEach(() => disconnect());

async function setUp({ signedIn = true } = {}) {
  const load = vi.fn(async () => () => null);
  const page = lazyPage(load, {
    prefetch: ({ params, search, session }) => [
      query('listRiskNotes', { id: params['id'] ?? '' }),
      query('listRisks', { organization_id: session.organizationId, q: search.get('q') ?? '' }),
    ],
  });
  const locales = { en: async () => ({}), es: async () => ({}), fr: async () => ({}), de: async () => ({}) };
  const remote = defineRemote({ name: 'register', pages: { '/risks/:id': page }, locales });
  const host = await createHost('en');
  const registry = fakeRegistry([release('register', { routes: [{ path: '/risks/:id', title: null }] })]);
  const loader = createRemoteLoader({
    registry,
    federation: { load: async () => ({ remote }) },
    gate: async () => null,
    translator: host.translator,
    contractVersion: '1.0.0',
    report: () => {},
  });
  const auth = createAuth({
    signInState: async () => ({ user: signedIn ? user : null, mode: 'frame' }),
    membership: async () => membership,
    createOrganization: async () => {},
    signOut: async () => null,
  });
  await auth.refresh();
  const requests: string[] = [];
  disconnect = connectApi({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${pathname}${search}`);
      return Response.json({ items: [], next_cursor: null, total: 0 });
    },
  });
  return { parts: { host, auth, registry, loader }, load, page, requests };
}

it('fetches the code of the page and its initial queries once', async () => {
  const { parts, load, page, requests } = await setUp();
  await Promise.all([prepareCode(parts, '/risks/r1?q=fire'), prepareData(parts, '/risks/r1?q=fire')]);
  expect([page.loaded(), load.mock.calls.length]).toEqual([true, 1]);
  const expected = ['/api/risks/r1/notes', `/api/risks?organization_id=${membership.organizationId}&q=fire`];
  await vi.waitFor(() => expect(requests).toEqual(expected));
  await vi.waitFor(() => expect(parts.host.queryClient.isFetching()).toBe(0));
  // Fresh data is not fetched again.
  await prepareData(parts, '/risks/r1?q=fire');
  expect(requests).toEqual(expected);
});

it('fetches no data while nobody is signed in, and nothing for other paths', async () => {
  const { parts, load, requests } = await setUp({ signedIn: false });
  await prepareData(parts, '/risks/r1');
  await prepareCode(parts, '/elsewhere');
  expect([requests, load.mock.calls]).toEqual([[], []]);
});
