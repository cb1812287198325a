import { expect, test } from 'vitest';
import { RISK_FLOW_STATUSES, type RiskFlowStatus } from '../../schemas/risk/risk-flow-status.ts';
import {
  canDeletePlanOf,
  autosaves,
  canArchiveFlow,
  canChangePlanOf,
  canCompleteFlow,
  canCreateFlow,
  canEditFlow,
  canMarkComplete,
  canSetFlowStatus,
  currentFlow,
  flowAction,
  flowArchiving,
  flowCompletion,
  flowStatusChange,
  isReopened,
  previousFlow,
  savedFlowStatus,
} from './flow-status.ts';

const plan = { title: 'Encrypt', description: 'All laptops', assignedTo: ' ada ' };
const selected_assets = ['router'];
const NOW = '2026-03-01T10:00:00.000Z';

test.each<[RiskFlowStatus, RiskFlowStatus[]]>([
  ['draft', ['draft', 'in-progress']],
  ['in-progress', ['draft', 'in-progress']],
  ['completed', ['in-progress', 'completed']],
  ['archived', ['archived']],
])('by hand, %s can be changed to %j', (from, to) => {
  expect(RISK_FLOW_STATUSES.filter((status) => canSetFlowStatus(from, status).allowed)).toEqual(to);
});

test('the refusal of a status says what to do instead', () => {
  expect(canSetFlowStatus('in-progress', 'completed')).toEqual({
    allowed: false,
    reason: 'Complete the risk flow instead of setting its status to completed.',
  });
  expect(canSetFlowStatus('completed', 'archived')).toEqual({
    allowed: false,
    reason: 'Archive the risk flow instead of setting its status to archived.',
  });
  expect(canSetFlowStatus('archived', 'completed')).toEqual({
    allowed: false,
    reason: 'The risk flow is archived and can no longer be changed.',
  });
});

test('a reopened flow loses its completion time', () => {
  expect(flowStatusChange('in-progress')).toEqual({ status: 'in-progress', completed_at: null });
  expect(flowStatusChange('completed')).toEqual({ status: 'completed' });
});

test('a flow is reopened when it is completed and gets another status', () => {
  const pairs = RISK_FLOW_STATUSES.flatMap((from) =>
    [...RISK_FLOW_STATUSES, undefined].map((to) => [from, to] as const),
  );
  expect(pairs.filter(([from, to]) => isReopened(from, to) && canSetFlowStatus(from, to ?? from).allowed)).toEqual([
    ['completed', 'in-progress'],
  ]);
  expect(isReopened('completed', undefined)).toBe(false);
});

test('the plan of an archived flow cannot change, a plan without a flow can', () => {
  expect(RISK_FLOW_STATUSES.filter((status) => canChangePlanOf({ status }).allowed)).toEqual([
    'draft',
    'in-progress',
    'completed',
  ]);
  expect(canChangePlanOf({ status: 'archived' })).toEqual({
    allowed: false,
    reason: 'The risk flow is archived and can no longer be changed.',
  });
  expect(canChangePlanOf(null)).toEqual({ allowed: true });
});

test.each<[RiskFlowStatus, string]>([
  ['draft', 'The risk flow is a draft. Start it before completing it.'],
  ['completed', 'The risk flow is already completed.'],
  ['archived', 'The risk flow is archived.'],
])('a flow that is %s cannot be completed', (status, reason) => {
  expect(canMarkComplete({ status })).toEqual({ allowed: false, reason });
  expect(canCompleteFlow({ status, selected_assets }, plan)).toEqual({ allowed: false, reason });
});

test('a flow in progress can be completed with a complete plan', () => {
  const incomplete = { allowed: false, reason: 'Please fill in all required treatment plan fields' };
  expect(canCompleteFlow({ status: 'in-progress', selected_assets }, plan, { status: 'assessing' })).toEqual({
    allowed: true,
  });
  expect(canCompleteFlow({ status: 'in-progress', selected_assets }, { ...plan, title: ' ' })).toEqual(incomplete);
  expect(canCompleteFlow({ status: 'in-progress', selected_assets }, null)).toEqual(incomplete);
});

test('the flow of an archived risk cannot be completed', () => {
  expect(canCompleteFlow({ status: 'in-progress', selected_assets }, plan, { status: 'archived' })).toEqual({
    allowed: false,
    reason: 'The risk is archived. Unarchive it before completing its risk flow.',
  });
});

test('completing changes flow, plan and risk', () => {
  expect(flowCompletion(plan, NOW)).toEqual({
    flow: { status: 'completed', completed_at: NOW },
    plan: { status: 'completed', completed_at: NOW },
    risk: { status: 'mitigating', owner_id: 'ada' },
  });
});

test('only a completed flow can be archived', () => {
  expect(RISK_FLOW_STATUSES.filter((status) => canArchiveFlow({ status }).allowed)).toEqual(['completed']);
  expect(canArchiveFlow({ status: 'archived' })).toEqual({
    allowed: false,
    reason: 'The risk flow is already archived.',
  });
  expect(canArchiveFlow({ status: 'in-progress' })).toEqual({
    allowed: false,
    reason: 'A risk flow can be archived once it is completed.',
  });
});

test('archiving a flow closes its risk unless the risk is archived', () => {
  expect(flowArchiving({ status: 'mitigating' }, NOW)).toEqual({
    flow: { status: 'archived', archived_at: NOW },
    risk: { status: 'closed' },
  });
  expect(flowArchiving({ status: 'archived' }, NOW).risk).toBeNull();
});

test('changes are saved automatically in a flow that is neither a draft nor archived', () => {
  expect(autosaves(null)).toBe(false);
  expect(RISK_FLOW_STATUSES.filter((status) => autosaves({ status }))).toEqual(['in-progress', 'completed']);
  expect(RISK_FLOW_STATUSES.filter((status) => canEditFlow({ status }).allowed)).toEqual([
    'draft',
    'in-progress',
    'completed',
  ]);
});

test('progress turns a draft into in-progress and changes no other status', () => {
  expect(RISK_FLOW_STATUSES.map((status) => savedFlowStatus(status, true))).toEqual([
    'in-progress',
    'in-progress',
    'completed',
    'archived',
  ]);
  expect(savedFlowStatus('draft', false)).toBe('draft');
});

test('the register offers one action for each status', () => {
  expect([null, ...RISK_FLOW_STATUSES].map((status) => flowAction(status === null ? null : { status }, true))).toEqual([
    'create',
    'start',
    'edit',
    'view',
    'view',
  ]);
  expect([null, ...RISK_FLOW_STATUSES].map((status) => flowAction(status === null ? null : { status }, false))).toEqual(
    ['create', 'view', 'view', 'view', 'view'],
  );
});

test('a risk has one flow at a time that is not archived', () => {
  expect(canCreateFlow([])).toEqual({ allowed: true });
  expect(canCreateFlow([{ status: 'archived' }])).toEqual({ allowed: true });
  for (const status of ['draft', 'in-progress', 'completed'] as const) {
    expect(canCreateFlow([{ status: 'archived' }, { status }]), status).toEqual({
      allowed: false,
      reason: 'The risk already has a risk flow.',
    });
  }
});

test('the current flow is the one that is not archived, or else the newest', () => {
  const old = { status: 'archived', created_at: '2025-01-01T00:00:00Z' } as const;
  const newer = { status: 'archived', created_at: '2026-01-01T00:00:00Z' } as const;
  const open = { status: 'draft', created_at: '2025-06-01T00:00:00Z' } as const;
  expect(currentFlow([])).toBeNull();
  expect(currentFlow([old, newer])).toBe(newer);
  expect(currentFlow([old, open, newer])).toBe(open);
});

test('the previous flow is the last one that was completed before this one', () => {
  const flow = (id: string, created_at: string, completed_at: string | null = null) => ({
    id,
    created_at,
    completed_at,
  });
  const now = flow('now', '2026-03-01T00:00:00Z');
  const first = flow('first', '2025-01-01T00:00:00Z', '2025-02-01T00:00:00Z');
  const second = flow('second', '2025-06-01T00:00:00Z', '2025-07-01T00:00:00Z');
  const later = flow('later', '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z');
  expect(previousFlow([now], now)).toBeNull();
  expect(previousFlow([now, flow('never', '2024-01-01T00:00:00Z')], now)).toBeNull();
  expect(previousFlow([second, first, now, later], now)).toBe(second);
  expect(previousFlow([second, first, now], second)).toBe(first);
});

test('the plan of a completed or archived flow cannot be deleted', () => {
  expect(
    [null, ...RISK_FLOW_STATUSES.map((status) => ({ status }))].map((flow) => canDeletePlanOf(flow).allowed),
  ).toEqual([true, true, true, false, false]);
});

test('a flow without assets cannot be completed', () => {
  expect(canCompleteFlow({ status: 'in-progress', selected_assets: [] }, plan)).toEqual({
    allowed: false,
    reason: 'Select at least one asset before completing the risk flow.',
  });
});
