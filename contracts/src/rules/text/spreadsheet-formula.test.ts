import { expect, test } from 'vitest';
import { withFormula, withoutFormula } from './spreadsheet-formula.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '=1\nsecond line',
  '\u{FF1D}1',
  '%0A=1',
  '|calc',
  '\n=1',
  "'=1",
  "''=1",
])('%j gets an apostrophe, which is taken away again', (text) => {
  expect([withoutFormula(text), withFormula(withoutFormula(text))]).toEqual([`'${text}`, text]);
});

test.each(['', 'a=b', '1-2', 'x@y.example', "'plain", "'"])('%j stays as it is', (text) => {
  expect([withoutFormula(text), withFormula(text)]).toEqual([text, text]);
});
