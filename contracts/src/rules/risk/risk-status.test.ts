import { expect, test } from 'vitest';
import { RISK_STATUSES } from '../../schemas/risk/risk-values.ts';
import {
  archivedRisk,
  canArchiveRisk,
  canSetRiskStatus,
  canUnarchiveRisk,
  statusChoices,
  unarchivedRisk,
} from './risk-status.ts';

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

test.each([
  [null, 'The risk has no risk flow. A risk can be archived once its risk flow is completed.'],
  ['draft', 'A risk can be archived once its risk flow is completed.'],
  ['in-progress', 'A risk can be archived once its risk flow is completed.'],
  ['archived', 'A risk can be archived once its risk flow is completed.'],
])('a risk with a flow that is %s cannot be archived', (status, reason) => {
  expect(canArchiveRisk({ status: 'open' }, status === null ? null : { status })).toEqual({ allowed: false, reason });
});

test('a risk with a completed flow can be archived once', () => {
  for (const status of LIVE)
    expect(canArchiveRisk({ status }, { status: 'completed' }), status).toEqual({ allowed: true });
  expect(canArchiveRisk({ status: 'archived' }, { status: 'completed' })).toEqual({
    allowed: false,
    reason: 'The risk is already archived.',
  });
  expect(archivedRisk('2026-03-01T10:00:00.000Z')).toEqual({
    status: 'archived',
    archived_at: '2026-03-01T10:00:00.000Z',
  });
});

test('only an archived risk can be unarchived, and becomes open', () => {
  expect(RISK_STATUSES.filter((status) => canUnarchiveRisk({ status }).allowed)).toEqual(['archived']);
  expect(canUnarchiveRisk({ status: 'closed' })).toEqual({ allowed: false, reason: 'The risk is not archived.' });
  expect(unarchivedRisk()).toEqual({ status: 'open', archived_at: null });
});

test('the edit form offers its own statuses, and the stored status if that is from the other vocabulary', () => {
  const own = ['open', 'in-progress', 'mitigated', 'accepted', 'closed'];
  expect(statusChoices('mitigated')).toEqual(own);
  expect(statusChoices('identified')).toEqual(['identified', ...own]);
});
