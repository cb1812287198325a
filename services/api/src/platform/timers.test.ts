import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every, inRounds, wait, yieldToOthers } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waiting ends after its time', async () => {
  let ended = false;
  const waiting = wait(50).then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(49);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
  await waiting;
});

test('waiting that is aborted rejects with the reason and leaves no timer', async () => {
  const ending = new AbortController();
  const waiting = wait(50, ending.signal);
  expect(vi.getTimerCount()).toBe(1);
  ending.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect(wait(50, ending.signal)).rejects.toThrow('enough');
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal that outlives the waiting is left without listeners', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const waiting = wait(1, signal);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(removed).toHaveBeenCalledOnce();
});

test.each([true, false])('work that yields lets events through (with setImmediate: %s)', async (there) => {
  vi.useRealTimers();
  if (!there) vi.stubGlobal('setImmediate', undefined);
  const { port1, port2 } = new MessageChannel();
  const received: unknown[] = [];
  port1.on('message', (message) => void received.push(message));
  port2.postMessage('event');
  // Promises alone would never let it through.
  while (received.length === 0) await yieldToOthers();
  expect(received).toEqual(['event']);
  port1.close();
});

test('repeated work can be stopped', () => {
  const work = vi.fn<() => void>();
  const stop = every(1000, work);
  vi.advanceTimersByTime(2500);
  stop();
  vi.advanceTimersByTime(2500);
  expect(work).toHaveBeenCalledTimes(2);
});

test('rounds never overlap, go on after an error, and are over once they are stopped', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const signals: AbortSignal[] = [];
  const errors: unknown[] = [];
  const round = (signal: AbortSignal) => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    signals.push(signal);
    return end.promise;
  };
  const stop = inRounds(1000, round, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(3000);
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toEqual([new Error('offline')]);
  expect(ends).toHaveLength(2);

  let isOver = false;
  const stopped = stop().finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect([isOver, signals[1]?.aborted, ends.length]).toEqual([false, true, 2]);
  ends[1]?.resolve();
  await stopped;
});
