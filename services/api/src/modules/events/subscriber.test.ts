import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections, type MemberDoc, type UserDoc } from '../../collections.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Doc, OrgCollection } from '../../store/port.ts';
import { stores, type TestStore } from '../../store/testing.ts';
import { eventLog, type EventLog } from './event-log.ts';
import { lookAtAll } from './rounds.ts';
import { Subscriber } from './subscriber.ts';

const [on] = stores;
if (on === undefined) throw new Error('no store');
let opened: TestStore;
let members: OrgCollection<MemberDoc & Doc>;
let member: MemberDoc;
let log: EventLog;
let isGood: boolean;
let looks: number;
const errors: unknown[] = [];

beforeEach(async () => {
  opened = await on.open(collections);
  members = opened.store.org('o', { id: 'test' }).collection('members');
  await opened.store.system<UserDoc>('users').put({ _id: 'u', organization: 'o' });
  member = await members.insertOne({ user_id: 'u', email: 'u@example.com', role: 'admin', domains: [], assets: [] });
  log = eventLog();
  [isGood, looks] = [true, 0];
  errors.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

function made(): Subscriber {
  const holder = { key: 'h', isGood: async () => ((looks += 1), isGood) };
  return new Subscriber({ store: opened.store, log, member, entities: undefined, holder, onError: (error) => errors.push(error) });
}

/** Reads the line as it comes. */
function heardOn({ line }: Subscriber) {
  const heard = { text: '', ended: false };
  line.on('data', (piece: string) => (heard.text += piece)).on('end', () => (heard.ended = true));
  return heard;
}
const count = (text: string, word: string) => text.split(word).length - 1;

function change(version: number, entity = 'risks'): void {
  const at = '2026-01-01T00:00:00.000Z';
  const entry: AuditEntry = { entity, entity_id: 'r', version, action: 'update', at, actor_id: 'a', request_id: null, before: {}, after: {}, previous_hash: null, hash: `hash ${version}` };
  const event = log.add(entry, 'o');
  if (event !== null) told.forEach((subscriber) => subscriber.tell(event));
}
let told: Subscriber[] = [];

test('a line shows life while the session is good, and ends with it', async () => {
  const subscriber = made();
  const heard = heardOn(subscriber);
  subscriber.open(undefined);
  await lookAtAll(opened.store, [subscriber]);
  await expect.poll(() => heard.text).toMatch(/^retry: 3000\nid: .+\n\n: keep\n\n$/);
  isGood = false;
  await lookAtAll(opened.store, [subscriber]);
  await expect.poll(() => heard.ended).toBe(true);
  expect(errors).toEqual([]);
});

test('of many lines that were opened with one session each shows life, after one look', async () => {
  const all = Array.from({ length: 20 }, made);
  const heard = all.map(heardOn);
  all.forEach((subscriber) => subscriber.open(undefined));
  await lookAtAll(opened.store, all);
  await expect.poll(() => heard.every(({ text }) => text.endsWith(': keep\n\n'))).toBe(true);
  expect(looks).toBe(1);
});

test('a sign of life moves the place on past what was not for them', async () => {
  const subscriber = made();
  const heard = heardOn(subscriber);
  subscriber.open(undefined);
  told = [subscriber];
  member = { ...member, role: 'risk_owner' };
  await members.updateOne({ user_id: 'u' }, { $set: { role: 'risk_owner' } });
  subscriber.keep(await members.findOne({ user_id: 'u' }));
  await expect.poll(() => heard.text).toMatch(/event: reset\n.*: keep/s);
  change(7, 'organizations');
  await wait(20);
  expect(heard.text).not.toContain('hash 7');
  await lookAtAll(opened.store, told);
  await expect.poll(() => heard.text).toMatch(/: keep\n\nid: hash 7\n\n$/);
});

test('a membership that was read before its last change came does not bring the old role back', async () => {
  const subscriber = made();
  const heard = heardOn(subscriber);
  subscriber.open(undefined);
  told = [subscriber];
  const before = await members.findOne({ user_id: 'u' });
  subscriber.keep(await members.updateOne({ user_id: 'u' }, { $set: { role: 'risk_owner' } }));
  subscriber.keep(before);
  change(2, 'organizations');
  change(3);
  await expect.poll(() => heard.text).toContain('hash 3');
  expect(heard.text).not.toContain('"version":2');
});

test('who reads slowly is not cut, and hears of all that waits, or that it was too much', async () => {
  const [few, many] = [made(), made()];
  for (const subscriber of [few, many]) subscriber.open(undefined);
  told = [few];
  // More than the line itself holds.
  for (let version = 1; version <= 1000; version += 1) change(version);
  told = [many];
  for (let version = 1001; version <= 6000; version += 1) change(version);
  await wait(50);
  expect([few.line.destroyed, many.line.destroyed]).toEqual([false, false]);
  const [heardFew, heardMany] = [heardOn(few), heardOn(many)];
  await expect.poll(() => count(heardFew.text, 'event: change')).toBe(1000);
  await expect.poll(() => heardMany.text).toMatch(/event: reset\ndata: {}\n\n$/);
  expect([count(heardFew.text, 'reset'), count(heardMany.text, 'reset')]).toEqual([0, 1]);
  expect(count(heardMany.text, 'event: change')).toBeLessThan(1000);
  told = [few, many];
  change(6001);
  for (const heard of [heardFew, heardMany]) await expect.poll(() => heard.text).toContain('id: hash 6001\n');
});

test('who has taken nothing for a minute is cut', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [deaf, quiet] = [made(), made()];
  for (const subscriber of [deaf, quiet]) subscriber.open(undefined);
  told = [deaf];
  for (let version = 1; version <= 900; version += 1) change(version);
  await vi.waitUntil(() => deaf.line.readableLength > 60_000);
  vi.advanceTimersByTime(50_000);
  await lookAtAll(opened.store, [deaf, quiet]);
  expect([deaf.line.destroyed, quiet.line.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(20_000);
  await lookAtAll(opened.store, [deaf, quiet]);
  expect([deaf.line.destroyed, quiet.line.destroyed]).toEqual([true, false]);
});
