import { createStore, type Host } from '@parapet/sdk/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleases } from './follow-releases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type LiveStatus = ReturnType<Host['live']['status']['get']>;

function setUp() {
  let report = () => {};
  const live: Pick<Host['live'], 'on' | 'status'> = {
    status: createStore<LiveStatus>('off'),
    on(event, listener) {
      if (event === 'releases') report = () => listener({});
      return () => {};
    },
  };
  const look = vi.fn(async () => {});
  followReleases(live, { look });
  return { look, live, report: () => report() };
}

it('looks once at the start', async () => {
  const { look } = setUp();
  await vi.runAllTimersAsync();
  expect(look).toHaveBeenCalledOnce();
});

it('looks what is released after the server has said that it changed, and survives that there is no answer', async () => {
  const { look, report } = setUp();
  look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report();
  await vi.runAllTimersAsync();
  report();
  await vi.runAllTimersAsync();
  // The first time was the start.
  expect(look).toHaveBeenCalledTimes(3);
});

it('looks after every connection, before which an event may have been missed', async () => {
  const { look, live } = setUp();
  live.status.set('live');
  live.status.set('connecting');
  live.status.set('live');
  await vi.runAllTimersAsync();
  expect(look).toHaveBeenCalledTimes(3);
});
