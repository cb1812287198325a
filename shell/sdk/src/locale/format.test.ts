import { expect, it, vi } from 'vitest';
import { createFormat, sharedFormat } from './format.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('writes dates and numbers as the language does', () => {
  expect(createFormat('de').number(1234.5)).toBe('1.234,5');
  expect(createFormat('en').number(0.25, { style: 'percent' })).toBe('25%');
  expect(createFormat('en').date('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(createFormat('en', ['de-CH', 'en-GB', 'en']).date('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(createFormat('fr', ['de-CH', 'en-GB']).date('2026-11-21T12:00:00Z')).toBe('21 nov. 2026');
  expect(createFormat('de').date('2026-11-21T12:00:00Z')).toBe('21.11.2026');
  expect([createFormat('en', ['en-GB']).shortDay('2026-11-21'), createFormat('en').month('2026-11-01')]).toEqual([
    '21 Nov',
    'Nov 2026',
  ]);
  expect(createFormat('de').weekday('2026-11-23')).toBe('Mo');
});

it.each([
  ['2026-11-21T11:59:30Z', '30 seconds ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', 'in 2 days'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
  ['2024-11-21T12:00:00Z', '2 years ago'],
])('says that %s is %s', (moment, text) => expect(createFormat('en').relative(moment, now)).toBe(text));

it('shows a dash for what is no date', () => {
  const format = createFormat('en');
  expect([format.date('soon'), format.dateTime(''), format.relative(Number.NaN)]).toEqual(['–', '–', '–']);
});

it('the shared format is reused until the language, the browser’s languages or the time zone change', () => {
  expect(sharedFormat('en')).toBe(sharedFormat('en'));
  expect(sharedFormat('de').number(1234.5)).toBe('1.234,5');
  const day = '2026-03-31T02:00:00Z';
  vi.stubEnv('TZ', 'America/New_York');
  expect(sharedFormat('en').date(day)).toBe('Mar 30, 2026');
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(sharedFormat('en').date(day)).toBe('Mar 31, 2026');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  expect(sharedFormat('en').date(day)).toBe('31 Mar 2026');
});
