import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMocks, type Mocks } from './mocks.ts';
import { ORGANIZATION_ID } from './seed/people/organizations.ts';
import { parseSwitches } from './switches.ts';

let mocks: Mocks;
const onBroken = vi.fn();
const get = (path: string) => mocks.fetch(new Request(`http://localhost${path}`));

beforeEach(async () => {
  mocks = await createMocks({ onBroken });
});
afterEach(async () => {
  await mocks.close();
  onBroken.mockReset();
});

test('an answer that breaks the contract is reported, and replaced by a 500', async () => {
  await mocks.collection('risks').updateOne({}, { $set: { severity: 'extreme' } });
  const response = await get(`/api/risks?organization_id=${ORGANIZATION_ID}&limit=200`);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    code: 'mock_broke_contract',
    detail: expect.stringContaining('severity must be one of low'),
  });
  expect(onBroken).toHaveBeenCalledOnce();
});

test('a handler that throws is reported', async () => {
  await mocks.collection('members').updateOne({ user_id: mocks.accountOf('admin').id }, { $set: { role: 'king' } });
  expect(await (await get(`/api/risks?organization_id=${ORGANIZATION_ID}`)).json()).toMatchObject({
    status: 500,
    code: 'internal_error',
  });
  expect(onBroken).toHaveBeenCalledOnce();
});

test('operations that a fail switch names fail, and others do not', async () => {
  Object.assign(mocks.switches, parseSwitches('fail=getMe:503'));
  expect(await (await get('/api/me')).json()).toMatchObject({ status: 503, code: 'forced_by_switch' });
  expect((await get('/api/auth/session')).status).toBe(200);
  expect(onBroken).not.toHaveBeenCalled();
});

test('answers take as long as a switch says', async () => {
  mocks.switches.delay = 400;
  vi.useFakeTimers();
  const answered = vi.fn();
  const waiting = get('/api/health').then(answered);
  await vi.advanceTimersByTimeAsync(399);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(answered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
