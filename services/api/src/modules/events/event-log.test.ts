import { expect, test } from 'vitest';
import type { AuditEntry } from '../../store/audit-port.ts';
import { eventLog } from './event-log.ts';

function entry(version: number, more: Partial<AuditEntry> = {}): AuditEntry {
  const at = '2026-01-01T00:00:00.000Z';
  return { entity: 'risks', entity_id: 'r', version, action: 'update', at, actor_id: 'a', request_id: null, before: {}, after: {}, previous_hash: null, hash: `hash ${version}`, ...more };
}

test('the log forgets the oldest, and knows that it did', () => {
  const log = eventLog(10);
  const start = log.here('even');
  for (let version = 1; version <= 100; version++) log.add(entry(version), version % 2 === 0 ? 'even' : 'odd');
  const behind = (id: string) => log.since(id, 'even')?.map(({ data }) => data.version) ?? null;
  expect([behind(start), behind('hash 1'), behind('hash 101')]).toEqual([null, null, null]);
  expect(behind('hash 95')).toEqual([96, 98, 100]);
  expect(behind('hash 100')).toEqual([]);
  expect([log.here('even'), log.here('odd')]).toEqual(['hash 100', 'hash 99']);
  log.forget();
  expect(behind('hash 100')).toBeNull();
});

test('a place is good in another process once that has heard of it, but not the place before everything', () => {
  const [one, two] = [eventLog(), eventLog()];
  const start = one.here('o');
  for (const log of [one, two]) for (const version of [1, 2]) log.add(entry(version), 'o');
  expect(two.since('hash 1', 'o')).toHaveLength(1);
  expect(one.since(start, 'o')).toHaveLength(2);
  expect(two.since(start, 'o')).toBeNull();
});

test('the log has no word for what is no record of the product', () => {
  const log = eventLog();
  expect(log.add(entry(1, { entity: 'secrets' }), 'o')).toBeNull();
  expect(log.since(log.here('o'), 'o')).toEqual([]);
});
