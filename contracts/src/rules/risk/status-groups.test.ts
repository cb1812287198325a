import { expect, test } from 'vitest';
import { RISK_STATUSES, RISK_STATUS_GROUPS } from '../../schemas/risk/risk-values.ts';
import { statusGroup, statusesIn } from './status-groups.ts';

test('groups contain the statuses of both vocabularies', () => {
  const members = Object.fromEntries(RISK_STATUS_GROUPS.map((group) => [group, statusesIn([group]).toSorted()]));
  expect(members).toEqual({
    open: ['identified', 'open'],
    'in-progress': ['assessing', 'in-progress', 'mitigating'],
    mitigated: ['mitigated', 'monitored'],
    accepted: ['accepted'],
    closed: ['closed'],
    archived: ['archived'],
  });
});

test('every status is in exactly one group', () => {
  expect(statusesIn(RISK_STATUS_GROUPS).toSorted()).toEqual(RISK_STATUSES.toSorted());
  expect(statusGroup('monitored')).toBe('mitigated');
  expect(statusesIn([])).toEqual([]);
});
