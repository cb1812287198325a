import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../port.ts';
import { Patience } from './patience.ts';

const never = () => new Promise<never>(() => undefined);

test('an answer in time is passed on, and so is an error', async () => {
  const patience = new Patience(1000);
  expect(await patience.wait(async () => 'answer')).toBe('answer');
  await expect(patience.wait(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await patience.orGiveUp(Promise.resolve('done'))).toBe('done');
});

test('each answer has the full time limit, and the time between answers does not count', async () => {
  // By the real clock, a busy machine would answer too late.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const patience = new Patience(100);
  for (let n = 0; n < 4; n += 1) {
    const answer = Promise.withResolvers<number>();
    const waited = patience.wait(() => answer.promise);
    await vi.advanceTimersByTimeAsync(99);
    answer.resolve(n);
    expect(await waited).toBe(n);
    await vi.advanceTimersByTimeAsync(500);
  }
});

test('an answer that takes too long fails the whole operation, and later commands are not sent', async () => {
  const patience = new Patience(30);
  const whole = patience.orGiveUp(never());
  await expect(patience.wait(never)).rejects.toThrow(StoreUnavailableError);
  await expect(whole).rejects.toThrow('MongoDB has not answered for 30 ms');
  let isAsked = false;
  await expect(patience.wait(async () => (isAsked = true))).rejects.toThrow(StoreUnavailableError);
  expect(isAsked).toBe(false);
});
