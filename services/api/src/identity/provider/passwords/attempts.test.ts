import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allStores, type TestStore } from '../../../store/testing.ts';
import { identitySystemSpec } from '../../../identity-collections.ts';
import { DELAYS } from './attempt-delay.ts';
import { createAttempts, LIMITS, type Attempts } from './attempts.ts';

const HERE = '10.9.0.1';
const { free } = DELAYS.person;
const zeros = (length: number) => Array.from({ length }, () => 0);

describe.each(allStores)('attempts at passwords on $name', (on) => {
  let opened: TestStore;
  let attempts: Attempts;
  let people = 0;
  const person = () => `person-${(people += 1)}@example.com`;
  beforeAll(async () => {
    opened = await on.open({ collections: {}, system: identitySystemSpec });
    attempts = createAttempts(opened.store);
  });
  // The clock stands still: on a slow machine a wait of a second would be over.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => opened.close());

  async function tries(email: string, address: string, times: number): Promise<number[]> {
    const waits: number[] = [];
    for (let n = 0; n < times; n += 1) waits.push(await attempts.signIn(email, address));
    return waits;
  }
  const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

  test('wrong passwords from one network make that network wait, and nobody else', async () => {
    const email = person();
    expect(await tries(email, HERE, free + 5)).toEqual([...zeros(free), ...Array.from({ length: 5 }, () => 1)]);
    expect(await attempts.signIn(email, '10.9.0.2')).toBe(0);
    expect(await attempts.signIn(person(), HERE)).toBe(0);
  });

  test('the wait grows with each wrong password, and refused attempts do not count', async () => {
    const email = person();
    await tries(email, HERE, free);
    for (const seconds of [1, 2, 4, 8]) {
      expect(await tries(email, HERE, 3)).toEqual([seconds, seconds, seconds]);
      pass(seconds * 1000);
      expect(await attempts.signIn(email, HERE)).toBe(0);
    }
  });

  test('a right password resets the count of wrong ones', async () => {
    const email = person();
    await tries(email, HERE, free - 1);
    await attempts.forgive(email, HERE);
    expect(await tries(email, HERE, free + 1)).toEqual([...zeros(free), 1]);
  });

  test('wrong passwords are forgotten after a day', async () => {
    const email = person();
    await tries(email, HERE, free);
    pass(86_400_001);
    expect(await tries(email, HERE, free + 1)).toEqual([...zeros(free), 1]);
  });

  test('IPv6 addresses of one /64 are one network', async () => {
    const email = person();
    const waits: number[] = [];
    for (let n = 0; n <= free; n += 1) waits.push(await attempts.signIn(email, `2001:db8:0:7::${n + 1}`));
    expect(waits).toEqual([...zeros(free), 1]);
    expect(await attempts.signIn(email, '2001:db8:0:8::1')).toBe(0);
  });

  test('guesses from a hundred networks make new networks wait, but not one from which the person signed in', async () => {
    const email = person();
    await attempts.forgive(email, HERE);
    for (let n = 0; n < DELAYS.account.free; n += 1) expect(await attempts.signIn(email, `10.8.0.${n}`)).toBe(0);
    expect(await attempts.signIn(email, '10.7.0.1')).toBe(1);
    expect(await tries(email, HERE, 3)).toEqual(zeros(3));
    pass(1000);
    expect([await attempts.signIn(email, '10.7.0.1'), await attempts.signIn(email, '10.7.0.2')]).toEqual([0, 2]);
  });

  test('of thirty concurrent attempts only the free ones go ahead', async () => {
    const email = person();
    const waits = await Promise.all(Array.from({ length: 30 }, () => attempts.signIn(email, '10.9.0.3')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(free);
  });

  test('one network has a limited number of attempts for all accounts', async () => {
    const few = createAttempts(opened.store, { ...LIMITS, network: { most: 3, windowMs: 60_000 } });
    for (let n = 0; n < 3; n += 1) expect(await few.signIn(person(), '10.9.9.8')).toBe(0);
    expect(await few.signIn(person(), '10.9.9.8')).toBeGreaterThan(50);
    expect(await few.signIn(person(), '10.9.9.7')).toBe(0);
  });

  test('one network creates a limited number of accounts, and learns how long to wait', async () => {
    const few = createAttempts(opened.store, { ...LIMITS, signUp: { most: 3, windowMs: 60_000 } });
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) waits.push(await few.signUp('10.9.9.9'));
    expect(waits).toEqual([0, 0, 0, expect.closeTo(60, -1)]);
    expect(await few.signUp('10.9.9.10')).toBe(0);
  });

  test('what is stored has neither e-mail addresses nor the networks of people', async () => {
    const email = person();
    await attempts.signIn(email, '10.6.6.6');
    await attempts.forgive(email, '10.6.6.6');
    const stored = await Promise.all(
      ['sign_in_delays', 'known_networks'].map((name) => opened.store.system(name).find({})),
    );
    expect(JSON.stringify(stored)).not.toMatch(/example\.com|10\.6\.6/);
  });
});
