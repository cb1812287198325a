import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_VALUES, joinCell, splitCell } from './list-cell.ts';

test('values of a cell are separated by semicolons, and quoted where they need it', () => {
  expect(joinCell(['Accounts', 'Data; old', '"HQ"', 'Acme "North"'])).toBe(
    'Accounts; "Data; old"; """HQ"""; Acme "North"',
  );
  expect(splitCell(' a; b;;a ; "c; d" ;"e')).toEqual(['a', 'b', 'c; d', '"e']);
  expect(splitCell('')).toEqual([]);
});

test('values that are not blank are unchanged after joining and splitting', () => {
  const value = fc
    .string({ unit: fc.constantFrom('a', ';', '"', ' ', '\n', 'ö') })
    .filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.uniqueArray(value, { maxLength: 8 }), (values) => {
      expect(splitCell(joinCell(values))).toEqual(values);
    }),
  );
});

test('a cell with far too many values is one value', () => {
  const text = Array.from({ length: CELL_VALUES + 1 }, (_, n) => n).join(';');
  expect(splitCell(text)).toEqual([text]);
});
