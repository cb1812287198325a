import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lineBuffer } from './line-buffer.ts';

test('lines of one tick are written together, in order', async () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('a\n');
  lines.write('b\n');
  expect(out).toEqual([]);
  await nextTick();
  expect(out).toEqual(['a\nb\n']);
  lines.write('c\n');
  await nextTick();
  expect(out).toEqual(['a\nb\n', 'c\n']);
});

test('a flush writes the buffered lines at once', async () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('last words\n');
  lines.flush();
  expect(out).toEqual(['last words\n']);
  lines.flush();
  await nextTick();
  expect(out).toEqual(['last words\n']);
});
