import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineBuffer } from './line-buffer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lines logged within ten milliseconds are written together, in order', () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('a\n');
  lines.write('b\n');
  expect(out).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(out).toEqual(['a\nb\n']);
  lines.write('c\n');
  vi.advanceTimersByTime(10);
  expect(out).toEqual(['a\nb\n', 'c\n']);
});

test('a flush writes the buffered lines at once', () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('last words\n');
  lines.flush();
  expect(out).toEqual(['last words\n']);
  lines.flush();
  vi.advanceTimersByTime(10);
  expect(out).toEqual(['last words\n']);
});
