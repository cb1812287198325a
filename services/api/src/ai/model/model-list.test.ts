import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modelList } from './model-list.ts';
import { ModelError } from './model-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const down = () => Promise.reject(new ModelError('unreachable', 'down'));

test('the list always has the default, and each model once, sorted', async () => {
  expect(await modelList({ models: async () => ['b', 'a', 'b'] }, 'c')()).toEqual(['a', 'b', 'c']);
  expect(await modelList({ models: async () => ['b', 'c'] }, 'c')()).toEqual(['b', 'c']);
  expect(await modelList({ models: async () => null }, 'c')()).toEqual(['c']);
});

test('concurrent requests share one response', async () => {
  let answer: (ids: string[]) => void = () => undefined;
  const models = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)));
  const offered = modelList({ models }, 'c');
  const both = [offered(), offered()];
  // Even if the request takes long.
  vi.advanceTimersByTime(60_000);
  both.push(offered());
  answer(['a']);
  expect(await Promise.all(both)).toEqual([
    ['a', 'c'],
    ['a', 'c'],
    ['a', 'c'],
  ]);
  expect(models).toHaveBeenCalledTimes(1);
});

test('a list is cached for minutes, an error or a missing list for seconds', async () => {
  const models = vi.fn<() => Promise<string[] | null>>();
  const offered = modelList({ models }, 'c');
  models.mockImplementation(down);
  await expect(offered()).rejects.toThrow('down');
  vi.advanceTimersByTime(9_000);
  await expect(offered()).rejects.toThrow('down');
  expect(models).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(2_000);
  models.mockResolvedValue(null);
  expect(await offered()).toEqual(['c']);
  vi.advanceTimersByTime(9_000);
  expect(await offered()).toEqual(['c']);
  expect(models).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(2_000);
  models.mockResolvedValue(['a']);
  expect(await offered()).toEqual(['a', 'c']);
  models.mockImplementation(down);
  vi.advanceTimersByTime(299_000);
  expect(await offered()).toEqual(['a', 'c']);
  expect(models).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(2_000);
  await expect(offered()).rejects.toThrow('down');
});
