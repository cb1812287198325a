import { expect, test } from 'vitest';
import type { AuditEntry } from '../../store/audit-port.ts';
import { eventLog } from './event-log.ts';

function entry(version: number, more: Partial<AuditEntry> = {}): AuditEntry {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    entity: 'risks',
    entity_id: 'r',
    version,
    action: 'update',
    at,
    actor_id: 'a',
    request_id: null,
    before: {},
    after: {},
    previous_hash: null,
    hash: `hash ${version}`,
    ...more,
  };
}

test('the log drops the oldest events, and returns null for positions before the remaining ones', () => {
  const log = eventLog(10);
  const start = log.position('even');
  for (let version = 1; version <= 100; version++) log.add(entry(version), version % 2 === 0 ? 'even' : 'odd');
  const behind = (id: string) => log.since(id, 'even')?.map(({ data }) => data.version) ?? null;
  expect([behind(start), behind('hash 1'), behind('hash 101')]).toEqual([null, null, null]);
  expect(behind('hash 95')).toEqual([96, 98, 100]);
  expect(behind('hash 100')).toEqual([]);
  expect([log.position('even'), log.position('odd')]).toEqual(['hash 100', 'hash 99']);
  log.clear();
  expect(behind('hash 100')).toBeNull();
});

test('the position of an event is valid in another process that has it, but not the position before all events', () => {
  const [one, two] = [eventLog(), eventLog()];
  const start = one.position('o');
  for (const log of [one, two]) for (const version of [1, 2]) log.add(entry(version), 'o');
  expect(two.since('hash 1', 'o')).toHaveLength(1);
  expect(one.since(start, 'o')).toHaveLength(2);
  expect(two.since(start, 'o')).toBeNull();
});

test('the log has events of the product’s collections only', () => {
  const log = eventLog();
  expect(log.add(entry(1, { entity: 'secrets' }), 'o')).toBeNull();
  expect(log.since(log.position('o'), 'o')).toEqual([]);
});
