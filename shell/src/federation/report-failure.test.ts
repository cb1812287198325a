import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientErrorReport } from '@parapet/contracts';
import { release } from '../testing/releases.ts';
import type { ReleaseFailure } from './loader.ts';

const remotes = [release('risk-flow', { routes: [{ path: '/risk-flow/:flowId', title: null }] })];
const crash: ReleaseFailure = {
  remote: 'risk-flow',
  version: '1.0.1',
  failure: { kind: 'crashed' },
  shown: '1.0.0',
  error: new TypeError('broken page'),
};
const send = vi.fn<typeof fetch>();
let report: (failed: ReleaseFailure) => Promise<void>;

const sent = (): ClientErrorReport[] => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(async () => {
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
  // As on a page that was loaded again.
  vi.resetModules();
  const { reportFailure } = await import('./report-failure.ts');
  report = (failed) => reportFailure(failed, remotes);
  history.replaceState(null, '', '/risk-flow/6f1c0a3e-1b7d-4a53-9d43-0a1b2c3d4e5f?owner=ada@example.com#step');
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('says nothing of the release that only this session has', async () => {
  document.head.innerHTML = '<meta name="override" content="risk-flow 1.0.1">';
  await report(crash);
  expect(sent()).toEqual([]);
  await report({ ...crash, remote: 'register' });
  expect(sent()).toHaveLength(1);
  document.head.innerHTML = '';
});

it('tells the remote, the version, the page without its id, and the error, and nothing else', async () => {
  await report(crash);
  expect(sent()).toEqual([
    {
      kind: 'crash',
      remote: 'risk-flow',
      version: '1.0.1',
      shown: '1.0.0',
      page: '/risk-flow/:flowId',
      message: 'TypeError: broken page',
    },
  ]);
});

it.each([
  [new Error('no risk "Fraud by Ada" of ada@example.com'), 'Error: no risk "…" of …'],
  [new Error(`GET ${location.origin}/api/risks?title=Fraud failed`), 'Error: GET /api/risks failed'],
  [new Error('x'.repeat(5_000)), `Error: ${'x'.repeat(292)}…`],
  ['', 'An error without a message'],
])('removes from the message what is about a person, and what is too long: %s', async (error, message) => {
  await report({ ...crash, error });
  expect(sent()).toMatchObject([{ message }]);
});

it.each([
  [{ kind: 'broken', error: new Error('no such file') }, 'Error: no such file'],
  [{ kind: 'timeout' }, 'It did not load in time'],
  [{ kind: 'unrecorded', version: '1.0.1' }, 'What it needs is not recorded'],
  [{ kind: 'incompatible', part: 'sdk', needs: '^3.0.0', has: '2.0.0' }, 'It needs sdk ^3.0.0, the shell has 2.0.0'],
] as const)('tells why a release was not loaded: %o', async (failure, message) => {
  await report({ remote: 'risk-flow', version: '1.0.1', failure, shown: null });
  expect(sent()).toMatchObject([{ kind: 'load', shown: null, message }]);
});

it('tells nothing of a page that is older than the release', async () => {
  await report({ ...crash, failure: { kind: 'outdated' } });
  expect(send).not.toHaveBeenCalled();
});

it('tells the same once, and five failures at most, also when the service refuses or cannot be reached', async () => {
  send.mockResolvedValueOnce(new Response(null, { status: 429 }));
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await report(crash);
  await report(crash);
  expect(send).toHaveBeenCalledOnce();
  for (let index = 0; index < 10; index++) await report({ ...crash, error: new Error(`broken ${index}`) });
  expect(send).toHaveBeenCalledTimes(5);
});
