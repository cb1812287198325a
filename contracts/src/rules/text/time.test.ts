import { expect, test } from 'vitest';
import { parseTime } from './time.ts';

test.each([
  ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01t08:30:00.25z', '2026-03-01T08:30:00.250Z'],
  ['2026-03-01T00:00:00+05:30', '2026-02-28T18:30:00.000Z'],
  ['2024-02-29T23:59:59.999999999-00:30', '2024-03-01T00:29:59.999Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
])('reads %s', (text, instant) => {
  expect(new Date(parseTime(text) ?? Number.NaN).toISOString()).toBe(instant);
});

test.each([
  ['an offset without minutes', '2025-01-01T00:00:00+05'],
  ['an offset without a colon', '2025-01-01T00:00:00+0500'],
  ['a leap second', '2016-12-31T23:59:60Z'],
  ['a leap second of another offset', '2017-01-01T05:29:60+05:30'],
  ['no offset', '2025-01-01T00:00:00'],
  ['a day alone', '2025-01-01'],
  ['30 February', '2026-02-30T00:00:00Z'],
  ['29 February of another year', '2026-02-29T00:00:00Z'],
  ['month 13', '2026-13-01T00:00:00Z'],
  ['day 0', '2026-03-00T00:00:00Z'],
  ['24 hours', '2026-03-01T24:00:00Z'],
  ['a space', '2026-03-01 00:00:00Z'],
  ['a year before 0 in UTC', '0000-01-01T00:00:00+05:00'],
  ['a year after 9999 in UTC', '9999-12-31T23:59:59-05:00'],
  ['a word', 'yesterday'],
])('does not read %s', (_what, text) => {
  expect(parseTime(text)).toBeNull();
});
