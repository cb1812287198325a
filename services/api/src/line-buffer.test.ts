import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lineBuffer } from './line-buffer.ts';

test('lines of one turn go out together, in order, and those of the next one after them', async () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('a\n');
  lines.write('b\n');
  expect(out).toEqual([]);
  await turn();
  expect(out).toEqual(['a\nb\n']);
  lines.write('c\n');
  await turn();
  expect(out).toEqual(['a\nb\n', 'c\n']);
});

test('what is held goes out at once when that is asked for, and not again', async () => {
  const out: string[] = [];
  const lines = lineBuffer((text) => out.push(text));
  lines.write('last words\n');
  lines.flush();
  expect(out).toEqual(['last words\n']);
  lines.flush();
  await turn();
  expect(out).toEqual(['last words\n']);
});
