import { afterEach, expect, it, vi } from 'vitest';
import { connectApi } from '../data/connection.ts';
import { createAuth } from './auth.ts';
import { createPreferencesSaver } from './preferences.ts';
import { testSession } from '../testing.tsx';

const { user, ...membership } = testSession;
let disconnect = () => {};
afterEach(() => disconnect());

async function setUp(fetch: (request: Request) => Promise<Response>) {
  const auth = createAuth({
    signInState: async () => ({ user, mode: 'frame' }),
    membership: async () => membership,
    createOrganization: async () => {},
    signOut: async () => null,
  });
  await auth.refresh();
  disconnect = connectApi({ fetch });
  const preferences = () => {
    const state = auth.get();
    return 'session' in state ? state.session.preferences : null;
  };
  return { save: createPreferencesSaver(auth), preferences };
}

it('changed preferences apply before the server has answered, and then as the server returns them', async () => {
  let answer = (_response: Response) => {};
  const { save, preferences } = await setUp(() => new Promise((resolve) => (answer = resolve)));
  const saved = save({ theme: 'dark' });
  expect(preferences()).toEqual({ theme: 'dark', language: 'en' });
  answer(Response.json({ theme: 'dark', language: 'en', riskAlerts: true }));
  await saved;
  expect(preferences()).toEqual({ theme: 'dark', language: 'en', riskAlerts: true });
});

it('only changed preferences are sent', async () => {
  const bodies: unknown[] = [];
  const { save } = await setUp(async (request) => {
    bodies.push(await request.json());
    return Response.json({ theme: 'dark', language: 'en' });
  });
  await save({ theme: 'dark', filterProfiles: null });
  expect(bodies).toEqual([{ theme: 'dark', filterProfiles: null }]);
});

it('a refused change is reverted, but not a preference that another change set meanwhile', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { save, preferences } = await setUp(() => new Promise((resolve) => void answers.push(resolve)));
  const refused = save({ theme: 'dark' });
  const accepted = save({ language: 'fr' });
  answers[0]?.(Response.json({ code: 'internal_error', title: 'x' }, { status: 500 }));
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect(preferences()).toEqual({ theme: 'light', language: 'fr' });
  answers[1]?.(Response.json({ theme: 'light', language: 'fr' }));
  await accepted;
});

it('a refused filter profile is reverted without losing one that is saved at the same time', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { save, preferences } = await setUp(() => new Promise((resolve) => void answers.push(resolve)));
  const refused = save({ filterProfiles: { risks: { Mine: {} } } });
  const accepted = save({ filterProfiles: { risks: { Other: {} } } });
  expect(preferences()?.filterProfiles).toEqual({ risks: { Mine: {}, Other: {} } });
  answers[0]?.(Response.json({ code: 'internal_error', title: 'x' }, { status: 500 }));
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect(preferences()?.filterProfiles).toEqual({ risks: { Other: {} } });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json({ theme: 'light', language: 'en', filterProfiles: { risks: { Other: {} } } }));
  await accepted;
});

it('a change is not lost when the answer to an earlier one arrives, and the requests keep their order', async () => {
  const requests: { body: unknown; answer: (response: Response) => void }[] = [];
  const { save, preferences } = await setUp(async (request) => {
    const body: unknown = await request.json();
    return new Promise((resolve) => void requests.push({ body, answer: resolve }));
  });
  const saved = [save({ risksTable: { hidden: ['owner'] } }), save({ risksTable: { hidden: ['owner', 'due'] } })];
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(Response.json({ theme: 'light', language: 'en', risksTable: { hidden: ['owner'] } }));
  await saved[0];
  expect(preferences()).toMatchObject({ risksTable: { hidden: ['owner', 'due'] } });
  await vi.waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([
      { risksTable: { hidden: ['owner'] } },
      { risksTable: { hidden: ['owner', 'due'] } },
    ]),
  );
  requests[1]?.answer(Response.json({ theme: 'light', language: 'en', risksTable: { hidden: ['owner', 'due'] } }));
  await saved[1];
  expect(preferences()).toMatchObject({ risksTable: { hidden: ['owner', 'due'] } });
});

it('what waits for the answer to an earlier change is sent when the page is closed, and nothing is sent later', async () => {
  const requests: { body: unknown; keepalive: boolean }[] = [];
  const answers: ((response: Response) => void)[] = [];
  const { save } = await setUp(async (request) => {
    requests.push({ body: await request.json(), keepalive: request.keepalive });
    return new Promise((resolve) => void answers.push(resolve));
  });
  const hidePage = () => window.dispatchEvent(new Event('pagehide'));
  const first = save({ theme: 'dark', filterProfiles: { risks: { Mine: {}, Old: {} } } });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  void save({ theme: 'light', filterProfiles: { risks: { Old: null }, tasks: { Late: {} } } });
  void save({ language: 'fr' });
  hidePage();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]).toEqual({
    keepalive: true,
    body: { theme: 'light', language: 'fr', filterProfiles: { risks: { Mine: {}, Old: null }, tasks: { Late: {} } } },
  });

  for (const at of [0, 2, 3]) {
    await vi.waitFor(() => expect(answers).toHaveLength(at === 0 ? 2 : at + 1));
    answers[at]?.(Response.json({ theme: 'light', language: 'fr' }));
  }
  await first;
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  expect(requests).toHaveLength(4);
});
