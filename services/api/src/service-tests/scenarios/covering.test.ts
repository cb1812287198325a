import { scenarios, type Scenario } from '@parapet/contracts/testing';
import { operations } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { answersIn, covering } from './covering.ts';

const scenario = (name: string, ...steps: Scenario['steps']): Scenario => ({ name, steps });
const get = (status: 200 | 409 | 412 | 404) => ({ method: 'GET', path: '/api/risks/{risk}', status }) as const;

test('scenarios without an answer of their own are left out, and the others keep their order', () => {
  const all = [
    scenario('one', get(200)),
    scenario('two', get(412)),
    scenario('both', get(200), get(412)),
    scenario('another', get(409)),
  ];
  expect(covering(all).map(({ name }) => name)).toEqual(['both', 'another']);
});

test('an answer that does not depend on the store needs no scenario', () => {
  expect(covering([scenario('missing', get(404)), scenario('found', get(200))]).map(({ name }) => name)).toEqual([
    'found',
  ]);
});

test('the remaining scenarios succeed with every operation, and get every conflict that all scenarios get', () => {
  const answersOf = (some: readonly Scenario[], status: RegExp) =>
    new Set(some.flatMap((one) => [...answersIn(one)]).filter((answer) => status.test(answer)));
  const left = covering(scenarios);
  for (const status of [/ [23]..$/, / 409$/, / 412$/])
    expect(answersOf(left, status)).toEqual(answersOf(scenarios, status));
  const succeeding = new Set([...answersOf(left, / [23]..$/)].map((answer) => answer.split(' ', 1)[0]));
  // Only an identity provider can call the first: it is tested with signing in. The second needs an export of thousands of records, the others an admin of the server.
  expect(Object.keys(operations).filter((id) => !succeeding.has(id))).toEqual([
    'backchannelLogout',
    'getJobFile',
    'getReleases',
    'createReleaseToken',
    'revokeReleaseToken',
  ]);
  expect(left.length).toBeLessThan(scenarios.length / 3);
});
