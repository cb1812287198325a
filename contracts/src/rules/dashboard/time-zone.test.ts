import { expect, test } from 'vitest';
import { addDays, dayReader, hourOfDay, isTimeZone, startOfDay } from './time-zone.ts';

test.each([
  ['UTC', '2026-03-01T23:59:59Z', '2026-03-01'],
  ['Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01'],
  ['Europe/Berlin', '2026-03-01T23:00:00Z', '2026-03-02'],
  ['America/Los_Angeles', '2026-03-01T07:59:59Z', '2026-02-28'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
])('in %s, %s is on %s', (zone, at, day) => {
  expect(dayReader(zone)(new Date(at))).toBe(day);
});

test.each([
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Europe/Berlin', '2026-02-28T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-03-01', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ['2026-03-01', 'Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z'],
  // The clocks in Cairo skip from midnight to one o'clock.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
});

test.each([
  ['2026-03-01', 8, 'UTC', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01', 8, 'Asia/Kathmandu', '2026-03-01T02:15:00.000Z'],
  // The clocks change at 2 o'clock.
  ['2026-03-29', 1, 'Europe/Berlin', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 8, 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ['2026-03-29', 23, 'Europe/Berlin', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', 0, 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 23, 'Europe/Berlin', '2026-10-25T22:00:00.000Z'],
])('on %s it is %i o’clock in %s at %s', (day, hour, zone, at) => {
  expect(hourOfDay(day, hour, zone).toISOString()).toBe(at);
});

test('isTimeZone accepts only names of existing time zones', () => {
  expect(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', 'Europe'].some(isTimeZone)).toBe(false);
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1), addDays('2026-03-28', 7)]).toEqual([
    '2026-03-01',
    '2025-12-31',
    '2026-04-04',
  ]);
});
