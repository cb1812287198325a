import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay, isDay, parseDay, pattern, today } from './days.ts';

describe('reading', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['de', '31.03.2026', '2026-03-31'],
    ['de', '1.2.26', '2026-02-01'],
    ['de', '24.12.', '2026-12-24'],
    ['de', '31032026', '2026-03-31'],
    ['en-US', '03/31/2026', '2026-03-31'],
    ['en-US', '3/31', '2026-03-31'],
    ['en-GB', '31/03/2026', '2026-03-31'],
    ['fr', '31 03 2026', '2026-03-31'],
    ['es', '31-3-85', '1985-03-31'],
    ['de', '2026-03-31', '2026-03-31'],
    ['en-US', '2026/3/31', '2026-03-31'],
    ['de', ' 29.2.2028 ', '2028-02-29'],
    ['de', '29.2.2026', null],
    ['de', '31.04.2026', null],
    ['en-US', '31/03/2026', null],
    ['de', '2026-02-30', null],
    ['de', 'morgen', null],
    ['de', '1.2.202', null],
    ['de', '12', null],
    ['de', '', null],
  ])('in %s parses %j as %s', (locale, typed, expected) => {
    expect(parseDay(typed, locale)).toBe(expected);
  });

  it('waits for four digits of the year while a person types', () => {
    expect(parseDay('1.2.20', 'de', true)).toBeNull();
    expect(parseDay('1.2.2026', 'de', true)).toBe('2026-02-01');
  });
});

describe('writing', () => {
  it.each([
    ['de', '31.03.2026', 'TT.MM.JJJJ', 'TMJ'],
    ['en-US', '03/31/2026', 'MM/DD/YYYY', 'DMY'],
    ['en-GB', '31/03/2026', 'DD/MM/YYYY', 'DMY'],
    ['fr', '31/03/2026', 'JJ/MM/AAAA', 'JMA'],
    ['es', '31/03/2026', 'DD/MM/AAAA', 'DMA'],
  ])('in %s gives %s, with the pattern %s', (locale, written, asked, letters) => {
    expect(formatDay('2026-03-31', locale)).toBe(written);
    expect(pattern(locale, letters)).toBe(asked);
    expect(parseDay(written, locale)).toBe('2026-03-31');
  });

  it('leaves what is no day as it is', () => {
    expect(formatDay('morgen', 'de')).toBe('morgen');
  });
});

it('isDay accepts only existing dates in the form YYYY-MM-DD', () => {
  expect(['2028-02-29', '2026-02-29', '2026-3-1', '0001-01-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('today is the current date in the local time zone', () => {
  const now = new Date();
  expect(today()).toBe(
    [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-'),
  );
});
