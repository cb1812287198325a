import { describe, expect, it } from 'vitest';
import { ALL_ROWS, isPicked, NO_ROW, pickedRows, pickedText, withOtherRow } from './picked-rows.ts';

const picked = (text: string) => [2, 3, 4].filter((row) => isPicked(pickedRows(text), row));

describe('rows of an import that are picked', () => {
  it.each([
    ['!', [2, 3, 4]],
    ['!3', [2, 4]],
    ['!3,2', [4]],
    ['', []],
    ['4', [4]],
    ['4,2', [2, 4]],
  ])('%j are %j', (text, rows) => {
    expect(picked(text)).toEqual(rows);
    expect(pickedText(pickedRows(text))).toBe(text);
  });

  it('are all or none, except those that were chosen singly', () => {
    expect(pickedText(withOtherRow(withOtherRow(ALL_ROWS, 7), 9))).toBe('!7,9');
    expect(pickedText(withOtherRow(withOtherRow(withOtherRow(ALL_ROWS, 7), 9), 7))).toBe('!9');
    expect(pickedText(withOtherRow(NO_ROW, 7))).toBe('7');
  });
});
