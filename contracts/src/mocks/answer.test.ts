import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from './answer.ts';
import type { MockState } from './mock-state.ts';
import { createMockState } from './state.ts';
import { parseSwitches } from './switches.ts';

let state: MockState;
const onBroken = vi.fn();
const get = (path: string, switches = '') => answer(state, new Request(`http://localhost${path}`), { onBroken, switches: parseSwitches(switches) });

beforeEach(() => {
  state = createMockState();
});
afterEach(() => onBroken.mockReset());

test('a path that is in no contract is not there', async () => {
  const response = await get('/api/riskz?x=1');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'no_such_route', detail: 'There is no GET /api/riskz' });
});

test('an answer outside the contract is told, and does not pass', async () => {
  for (const member of state.members) member.organization_id = '';
  const response = await get('/api/me');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'mock_broke_contract', detail: expect.stringContaining('/organizationId must NOT have fewer than 1 characters') });
  expect(onBroken).toHaveBeenCalledOnce();
});

test('a mock that breaks is told', async () => {
  Reflect.deleteProperty(state.tables, 'risks');
  const response = await get('/api/risks/a');
  expect(await response.json()).toMatchObject({ status: 500, code: 'mock_broke' });
  expect(onBroken).toHaveBeenCalledOnce();
});

test('operations fail when told to, and others do not', async () => {
  expect((await get('/api/me', 'fail=getMe:503')).status).toBe(503);
  expect((await get('/api/auth/session', 'fail=getMe:503')).status).toBe(200);
  expect(onBroken).not.toHaveBeenCalled();
});

test('answers wait as long as they are told to', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  const waiting = get('/api/health', 'delay=400').then(answered);
  await vi.advanceTimersByTimeAsync(399);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(answered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('the sample is a register of sixty risks that fits the contract', async () => {
  const own = new URLSearchParams({ organization_id: state.organizations[0]?.id ?? '', limit: '200' });
  const response = await get(`/api/risks?${own}`);
  const { items, total } = await response.json();
  expect(total).toBe(60);
  expect(new Set(items.map((risk: { id: string }) => risk.id)).size).toBe(60);
  for (const key of ['severity', 'status', 'category', 'owner_id']) expect(new Set(items.map((risk: Record<string, unknown>) => risk[key])).size, key).toBeGreaterThan(3);
});
