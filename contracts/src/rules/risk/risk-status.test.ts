import { expect, test } from 'vitest';
import { RISK_STATUSES } from '../../schemas/risk/risk-values.ts';
import { canSetRiskStatus, statusChoices } from './risk-status.ts';

const LIVE = [
  'identified',
  'assessing',
  'mitigating',
  'monitored',
  'open',
  'in-progress',
  'mitigated',
  'accepted',
  'closed',
] as const;

test.each(LIVE)('from %s every status except archived can be set', (from) => {
  expect(RISK_STATUSES.filter((to) => canSetRiskStatus(from, to).allowed)).toEqual(LIVE);
});

test('archived cannot be set or changed by hand', () => {
  expect(canSetRiskStatus('open', 'archived')).toEqual({
    allowed: false,
    reason: 'Archive the risk instead of setting its status to archived.',
  });
  expect(canSetRiskStatus('archived', 'open')).toEqual({
    allowed: false,
    reason: 'The risk is archived. Unarchive it first.',
  });
  expect(RISK_STATUSES.filter((to) => canSetRiskStatus('archived', to).allowed)).toEqual(['archived']);
});

test('the edit form offers its own statuses, and the stored status if that is from the other vocabulary', () => {
  const own = ['open', 'in-progress', 'mitigated', 'accepted', 'closed'];
  expect(statusChoices('mitigated')).toEqual(own);
  expect(statusChoices('identified')).toEqual(['identified', ...own]);
});
