import { expect, test } from 'vitest';
import { isPlainLine, plainLine } from './plain-line.ts';

test.each(['Ransomware', 'Größe – “quoted”', 'سياسة الأمن', 'שלום\u200F!', '👩‍💻 laptop', 'a\u00A0b', 'a\u200Bb', ''])(
  '%j is a plain line',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(plainLine(text)).toBe(text);
  },
);

test.each([
  ['a\nb', 'a b'],
  ['a\tb', 'a b'],
  ['a\u0000b', 'ab'],
  ['a\u009Fb', 'ab'],
  ['a\u2028b', 'a b'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2066a\u2069', 'a'],
  ['\u0007', ''],
  ['\u200B', ''],
  [' \u00AD\u2060 ', ''],
  ['\u3164', ''],
  ['\u2800\uFE0F', ''],
])('%j is not a plain line', (text, plain) => {
  expect(isPlainLine(text)).toBe(false);
  expect(plainLine(text)).toBe(plain);
});
