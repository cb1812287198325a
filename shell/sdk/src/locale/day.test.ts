import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromDay, isDay, toDay } from './day.ts';
import { createFormat } from './format.ts';

afterEach(() => void vi.unstubAllEnvs());

// Behind, at and ahead of UTC; the last changes its clocks at midnight.
describe.each(['America/New_York', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/Santiago'])(
  'a day in %s',
  (zone) => {
    const inZone = () => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    };

    it('is shown as that day', () => {
      inZone();
      const format = createFormat('en');
      expect(format.day('2026-03-31')).toBe('Mar 31, 2026');
      expect(format.date('2026-03-31')).toBe('Mar 31, 2026');
      expect(createFormat('de').day('2026-01-01')).toBe('01.01.2026');
    });

    it('is unchanged after conversion to a date and back, on every day of a year', () => {
      inZone();
      for (let index = 0; index < 366; index += 1) {
        const day = new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10);
        expect(toDay(fromDay(day) ?? new Date(0))).toBe(day);
      }
    });

    it('is described relative to today', () => {
      inZone();
      const { relative } = createFormat('en');
      const lateInTheEvening = new Date(2026, 2, 30, 23, 30);
      expect(relative('2026-03-31', lateInTheEvening)).toBe('tomorrow');
      expect(relative('2026-03-30', lateInTheEvening)).toBe('today');
      expect(relative('2026-03-27', lateInTheEvening)).toBe('3 days ago');
      expect(relative('2026-04-13', lateInTheEvening)).toBe('in 2 weeks');
    });
  },
);

it('shows an instant in the time zone of the person', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(createFormat('en').date('2026-03-31T02:00:00Z')).toBe('Mar 30, 2026');
});

it('recognizes valid days and rejects everything else', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-30', '2026-13-01', '2026-3-1', '2026-03-31T00:00:00Z', ''].some(isDay)).toBe(false);
  expect(fromDay('2026-02-30')).toBeNull();
  expect(createFormat('en').day('2026-02-30')).toBe('–');
});
