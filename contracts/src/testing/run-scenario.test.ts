import { expect, test } from 'vitest';
import { runScenario } from './run-scenario.ts';
import type { Step, World } from './scenario.ts';

const health = { status: 'ok', version: '1', store: 'embedded', uptime_seconds: 1 };

/** A server with the same answer for every request. */
function world(status: number, body: unknown, seen: Request[] = []): World {
  const members = {
    admin: 'ada',
    risk_manager: 'b',
    grc_domain_manager: 'c',
    asset_owner: 'd',
    risk_owner: 'e',
    stakeholder: 'f',
    auditor: 'g',
  };
  return {
    fetchAs: async (_caller, request) => {
      seen.push(request);
      return Response.json(body, { status, headers: { etag: '"7"' } });
    },
    organizationId: 'org_a',
    members,
    domainId: 'd1',
    otherDomainId: 'd2',
    foreign: { organizationId: 'org_b', ids: { risks: 'r' } },
  };
}
const run = (step: Omit<Step, 'method' | 'path'>, on: World) =>
  runScenario({ name: 'health', steps: [{ method: 'GET', path: '/api/health', ...step }] }, on);

test('a matching answer passes', async () => {
  await expect(
    run({ status: 200, answer: { status: 'ok' }, answerHeaders: { etag: '"7"' } }, world(200, health)),
  ).resolves.toBeUndefined();
});

test.each<[string, Omit<Step, 'method' | 'path'>, unknown, RegExp]>([
  [
    'another body',
    { status: 200, answer: { version: '2' } },
    health,
    /health, step 1 \(GET \/api\/health as admin\):\n {2}- \/version is "1" instead of "2"/,
  ],
  ['another status', { status: 400 }, health, /answered 200 instead of 400/],
  ['another header', { status: 200, answerHeaders: { etag: '"8"' } }, health, /header etag is "\\"7\\""/],
  ['a body outside the contract', { status: 200 }, { ...health, extra: 1 }, /does not know: extra/],
])('%s fails', async (_name, step, body, message) => {
  await expect(run(step, world(200, body))).rejects.toThrow(message);
});

test('saved values can be used in later requests', async () => {
  const seen: Request[] = [];
  const steps: Step[] = [
    { method: 'GET', path: '/api/health', status: 200, save: { version: '/version', tag: 'header:etag' } },
    {
      method: 'GET',
      path: '/api/health',
      query: { v: '{version}', all: ['{org}', '{user:admin}', '{foreign:risks}'] },
      headers: { 'if-match': '{tag}' },
      status: 200,
    },
  ];
  await runScenario({ name: 'health', steps }, world(200, health, seen));
  expect(seen[1]?.url).toBe('http://localhost/api/health?v=1&all=org_a&all=ada&all=r');
  expect(seen[1]?.headers.get('if-match')).toBe('"7"');
});
