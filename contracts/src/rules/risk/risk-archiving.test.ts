import { expect, test } from 'vitest';
import { RISK_STATUSES } from '../../schemas/risk/risk-values.ts';
import { archivedRisk, canArchiveRisk, canUnarchiveRisk, unarchivedRisk } from './risk-archiving.ts';

test.each([
  [null, 'The risk has no risk flow. A risk can be archived once its risk flow is completed.'],
  ['draft', 'A risk can be archived once its risk flow is completed.'],
  ['in-progress', 'A risk can be archived once its risk flow is completed.'],
  ['archived', 'A risk can be archived once its risk flow is completed.'],
])('a risk with a flow that is %s cannot be archived', (status, reason) => {
  expect(canArchiveRisk({ status: 'open' }, status === null ? null : { status })).toEqual({ allowed: false, reason });
});

test('a risk with a completed flow can be archived once', () => {
  for (const status of RISK_STATUSES.filter((status) => status !== 'archived'))
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
