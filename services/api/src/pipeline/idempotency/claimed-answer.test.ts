import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collections } from '../../store-spec.ts';
import { stores, type TestStore } from '../../store/testing.ts';
import type { Call } from '../call.ts';
import type { Route } from '../pipeline.ts';
import { Problem } from '../problem.ts';
import { Reply } from '../reply.ts';
import { claimedAnswer } from './claimed-answer.ts';

const IDENTITY = { key: 'a key of sixteen', id: 'request', hash: 'hash' };
const MINUTE = 60_000;
const PATIENT = { timeout: 10_000 };
/** Only failures of the store would be logged. */
const CALL = { log: { error: (reason: unknown) => expect.unreachable(String(reason)) } } as unknown as Call;

describe.each(stores)('a request that runs longer than its claim, on $name', (on) => {
  let opened: TestStore;

  beforeEach(async () => {
    opened = await on.open(collections);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await opened.close();
  });

  /** Starts a request whose work ends when it is told to. */
  function start() {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const route = { id: 'initializeGrcDefaults', run: () => promise } as unknown as Route;
    const answer = claimedAnswer(opened.store)(route, CALL, IDENTITY);
    return {
      answer,
      finish: (text: string) => resolve(new Reply(200, text)),
      refuse: () => reject(new Problem(409, 'wrong_state', 'no')),
    };
  }
  const repeated = () =>
    claimedAnswer(opened.store)(
      { id: 'initializeGrcDefaults', run: () => expect.unreachable() } as unknown as Route,
      CALL,
      IDENTITY,
    );
  /** Two requests: the second takes over when the claim of the first has lapsed. */
  async function takenOver() {
    const first = start();
    await vi.waitFor(
      async () => expect(await opened.store.system('idempotency_keys').get(IDENTITY.id)).not.toBeNull(),
      PATIENT,
    );
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    const second = start();
    await vi.waitFor(
      async () =>
        expect(
          await opened.store.system('idempotency_keys').findOne({ working_until: { $gt: new Date().toISOString() } }),
        ).not.toBeNull(),
      PATIENT,
    );
    return { first, second };
  }

  test('cannot replace the answer of its repetition', async () => {
    const { first, second } = await takenOver();
    second.finish('second');
    await second.answer;
    first.finish('first');
    expect(await first.answer).toMatchObject({ body: 'first' });
    expect(await repeated()).toMatchObject({ body: 'second' });
  });

  test('does not answer for a repetition that is still at work', async () => {
    const { first, second } = await takenOver();
    first.finish('first');
    await first.answer;
    await expect(repeated()).rejects.toMatchObject({ code: 'request_in_progress' });
    second.finish('second');
    await second.answer;
    expect(await repeated()).toMatchObject({ body: 'second' });
  });

  test('leaves its answer when its repetition was refused', async () => {
    const { first, second } = await takenOver();
    second.refuse();
    await expect(second.answer).rejects.toThrow(Problem);
    first.finish('first');
    await first.answer;
    expect(await repeated()).toMatchObject({ body: 'first' });
  });
});
