import { expect, test } from 'vitest';
import { regionalLocale } from './regional-locale.ts';

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['en', 'en-GB'], 'en-GB'],
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['en'], 'en'],
  ['en', ['de-DE', 'de'], 'en-DE'],
  ['en', ['x', 'fr-CA'], 'en-CA'],
  ['en', [], 'en'],
  ['de', ['en-US'], 'de'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
])('%s in a browser with %j is %s', (language, languages, variant) => {
  expect(regionalLocale(language, languages)).toBe(variant);
});

test('a choice decides how English writes days, and changes no other language', () => {
  const written = (language: string, order: 'day-first' | 'month-first') =>
    new Intl.DateTimeFormat(regionalLocale(language, ['en-US'], order), { timeZone: 'UTC' }).format(
      new Date('2026-03-31'),
    );
  expect([written('en', 'day-first'), written('en', 'month-first'), written('de', 'month-first')]).toEqual([
    '31/03/2026',
    '3/31/2026',
    '31.3.2026',
  ]);
});
