import { scenarios, type Scenario } from '@parapet/contracts/testing';
import { operations } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { answersIn, covering } from './covering.ts';

const scenario = (name: string, ...steps: Scenario['steps']): Scenario => ({ name, steps });
const get = (status: number) => ({ method: 'GET', path: '/api/risks/{risk}', status }) as const;

test('scenarios without an answer of their own are left out, and the others keep their order', () => {
  const all = [scenario('one', get(200)), scenario('two', get(404)), scenario('both', get(200), get(404)), scenario('another', get(403))];
  expect(covering(all).map(({ name }) => name)).toEqual(['both', 'another']);
});

test('what is left has every operation, and every answer that all scenarios have', () => {
  const answersOf = (some: readonly Scenario[]) => new Set(some.flatMap((one) => [...answersIn(one)]));
  const left = covering(scenarios);
  expect(answersOf(left)).toEqual(answersOf(scenarios));
  expect(new Set([...answersOf(left)].map((answer) => answer.split(' ', 1)[0]))).toEqual(new Set(Object.keys(operations)));
  expect(left.length).toBeLessThan(scenarios.length / 2);
});
