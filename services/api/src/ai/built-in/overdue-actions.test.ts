import { expect, test } from 'vitest';
import type { TreatmentAction, TreatmentPlan } from '@parapet/contracts';
import { MOST_FACTS } from './facts.ts';
import { overdueActions } from './overdue-actions.ts';

const TODAY = '2026-03-01';
const action = (title: string, dueDate: string | null, status: TreatmentAction['status'] = 'pending') => ({ title, dueDate, status });
const plan = (title: string, status: TreatmentPlan['status'], ...actions: ReturnType<typeof action>[]) => ({ title, status, actions });

test.each<[string, ReturnType<typeof plan>[], string[]]>([
  ['no plans', [], []],
  ['an action of yesterday', [plan('P', 'in-progress', action('A', '2026-02-28'))], ['2026-02-28 A of P']],
  ['an action of today is in time', [plan('P', 'in-progress', action('A', TODAY))], []],
  ['an action with no date', [plan('P', 'draft', action('A', null))], []],
  ['a completed action', [plan('P', 'draft', action('A', '2020-01-01', 'completed'))], []],
  ['an action under way', [plan('P', 'draft', action('A', '2020-01-01', 'in-progress'))], ['2020-01-01 A of P']],
  ['a completed plan', [plan('P', 'completed', action('A', '2020-01-01'))], []],
  ['the oldest first, over all plans', [plan('P', 'draft', action('B', '2021-01-01'), action('A', '2020-01-01')), plan('Q', 'draft', action('C', '2020-06-01'))], ['2020-01-01 A of P', '2020-06-01 C of Q', '2021-01-01 B of P']],
])('%s', (_name, plans, expected) => {
  expect(overdueActions(plans, TODAY)).toEqual({ actions: expected.map((line) => ({ due: line.slice(0, 10), title: line.slice(11, 12), plan: line.slice(-1) })), total: expected.length });
});

test('the list is limited, the total is not', () => {
  const { actions, total } = overdueActions([plan('P', 'draft', ...Array.from({ length: 12 }, (_, n) => action(`A${n}`, '2020-01-01')))], TODAY);
  expect([actions.length, total]).toEqual([MOST_FACTS, 12]);
});
