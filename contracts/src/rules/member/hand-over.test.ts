import { expect, test } from 'vitest';
import { RISK_STATUSES } from '../../schemas/risk/risk-values.ts';
import { RISK_FLOW_STATUSES } from '../../schemas/risk/risk-flow-status.ts';
import { TASK_STATUSES } from '../../schemas/risk/task.ts';
import { TREATMENT_PLAN_STATUSES } from '../../schemas/risk/treatment-plan.ts';
import { linksTo } from '../../links.ts';
import { canTakeOver, finishedStatuses, HANDED_OVER, ownedBy } from './hand-over.ts';

test('every link to a member is handed over', () => {
  expect(HANDED_OVER.flatMap((of) => ownedBy(of))).toHaveLength(linksTo('members').length);
});

test('what is open is handed over, what is finished is not', () => {
  const open = (of: (typeof HANDED_OVER)[number], all: readonly string[]) =>
    all.filter((status) => !finishedStatuses(of).includes(status));
  expect(open('tasks', TASK_STATUSES)).toEqual(['pending', 'in-progress']);
  expect(open('treatment_plans', TREATMENT_PLAN_STATUSES)).toEqual(['draft', 'in-progress']);
  expect(open('risk_flows', RISK_FLOW_STATUSES)).toEqual(['draft', 'in-progress']);
  expect(RISK_STATUSES.filter((status) => finishedStatuses('risks').includes(status))).toEqual(['closed', 'archived']);
});

test('another member takes over, whether they have joined or not', () => {
  const [ada, ben, invited] = [{ user_id: 'ada' }, { user_id: 'ben' }, { user_id: 'temp_1' }];
  const all = [ada, ben, invited];
  expect(['ada', 'ben', 'temp_1', 'nobody'].map((to) => canTakeOver(all, ada, to).allowed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
