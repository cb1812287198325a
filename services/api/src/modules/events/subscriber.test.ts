import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MemberDoc, UserDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Doc, OrgCollection } from '../../store/port.ts';
import { stores, type TestStore } from '../../store/testing.ts';
import { eventLog, type EventLog } from './event-log.ts';
import { checkSubscribers } from './check-subscribers.ts';
import { Deliveries } from './deliveries.ts';
import { Subscriber } from './subscriber.ts';

const [on] = stores;
if (on === undefined) throw new Error('no store');
let opened: TestStore;
let members: OrgCollection<MemberDoc & Doc>;
let member: MemberDoc;
let log: EventLog;
let deliveries: Deliveries;
let isValid: boolean;
let isSignedOut: boolean;
let checks: number;
const errors: unknown[] = [];

beforeEach(async () => {
  opened = await on.open(collections);
  members = opened.store.org('o', { id: 'test' }).collection('members');
  await opened.store.system<UserDoc>('users').put({ _id: 'u', organization: 'o' });
  member = await members.insertOne({ user_id: 'u', email: 'u@example.com', role: 'admin', domains: [], assets: [] });
  log = eventLog();
  deliveries = new Deliveries(opened.store);
  [isValid, isSignedOut, checks] = [true, false, 0];
  errors.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  deliveries.close();
  await opened.close();
});

function made(): Subscriber {
  const credential = { key: 'h', isValid: async () => ((checks += 1), isValid), isSignedOut: () => isSignedOut };
  return new Subscriber({
    store: opened.store,
    log,
    deliveries,
    member,
    entities: undefined,
    credential,
    onError: (error) => errors.push(error),
  });
}

/** Reads the stream continuously. */
function readFrom({ stream }: Subscriber) {
  const received = { text: '', ended: false };
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const piece of stream.readable) received.text += decoder.decode(piece, { stream: true });
    received.ended = true;
  };
  void read();
  return received;
}
const count = (text: string, word: string) => text.split(word).length - 1;

function change(version: number, entity = 'risks'): void {
  const at = '2026-01-01T00:00:00.000Z';
  const entry: AuditEntry = {
    entity,
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
  };
  const event = log.add(entry, 'o');
  if (event !== null) listeners.forEach((subscriber) => subscriber.queue(event));
}
let listeners: Subscriber[] = [];

test('a stream sends heartbeats while the session is valid, and ends with it', async () => {
  const subscriber = made();
  const received = readFrom(subscriber);
  subscriber.open(undefined);
  await checkSubscribers(opened.store, [subscriber]);
  await expect.poll(() => received.text).toMatch(/^retry: 3000\nid: .+\n\n: keep\n\n$/);
  isValid = false;
  await checkSubscribers(opened.store, [subscriber]);
  await expect.poll(() => received.ended).toBe(true);
  expect(errors).toEqual([]);
});

test.each([true, false])(
  'an ending stream sends a signed-out event only when the user was signed out, not after inactivity (%j)',
  async (signedOut) => {
    const subscriber = made();
    const received = readFrom(subscriber);
    subscriber.open(undefined);
    [isValid, isSignedOut] = [false, signedOut];
    await checkSubscribers(opened.store, [subscriber]);
    await expect.poll(() => received.ended).toBe(true);
    expect(count(received.text, 'event: signed-out\ndata: {}')).toBe(signedOut ? 1 : 0);
  },
);

test('each of many streams of one session gets a heartbeat after a single check', async () => {
  const all = Array.from({ length: 20 }, made);
  const received = all.map(readFrom);
  all.forEach((subscriber) => subscriber.open(undefined));
  await checkSubscribers(opened.store, all);
  await expect.poll(() => received.every(({ text }) => text.endsWith(': keep\n\n'))).toBe(true);
  expect(checks).toBe(1);
});

test('a heartbeat moves the position past events that the subscriber may not receive', async () => {
  const subscriber = made();
  const received = readFrom(subscriber);
  subscriber.open(undefined);
  listeners = [subscriber];
  member = { ...member, role: 'risk_owner' };
  await members.updateOne({ user_id: 'u' }, { $set: { role: 'risk_owner' } });
  subscriber.keepAlive(await members.findOne({ user_id: 'u' }));
  await expect.poll(() => received.text).toMatch(/event: reset\n.*: keep/s);
  change(7, 'organizations');
  await wait(20);
  expect(received.text).not.toContain('hash 7');
  await checkSubscribers(opened.store, listeners);
  await expect.poll(() => received.text).toMatch(/: keep\n\nid: hash 7\n\n$/);
});

test('a membership that was read before its last change does not restore the old role', async () => {
  const subscriber = made();
  const received = readFrom(subscriber);
  subscriber.open(undefined);
  listeners = [subscriber];
  const before = await members.findOne({ user_id: 'u' });
  subscriber.keepAlive(await members.updateOne({ user_id: 'u' }, { $set: { role: 'risk_owner' } }));
  subscriber.keepAlive(before);
  change(2, 'organizations');
  change(3);
  await expect.poll(() => received.text).toContain('hash 3');
  expect(received.text).not.toContain('"version":2');
});

test('a slow client is not disconnected, and receives all queued events, or a reset when they were too many', async () => {
  const [few, many] = [made(), made()];
  for (const subscriber of [few, many]) subscriber.open(undefined);
  listeners = [few];
  // More than the stream buffers.
  for (let version = 1; version <= 1000; version += 1) change(version);
  listeners = [many];
  for (let version = 1001; version <= 6000; version += 1) change(version);
  await wait(50);
  expect([few.stream.isClosed, many.stream.isClosed]).toEqual([false, false]);
  const [receivedFew, receivedMany] = [readFrom(few), readFrom(many)];
  await expect.poll(() => count(receivedFew.text, 'event: change')).toBe(1000);
  await expect.poll(() => receivedMany.text).toMatch(/event: reset\ndata: {}\n\n$/);
  expect([count(receivedFew.text, 'reset'), count(receivedMany.text, 'reset')]).toEqual([0, 1]);
  expect(count(receivedMany.text, 'event: change')).toBeLessThan(1000);
  listeners = [few, many];
  change(6001);
  for (const received of [receivedFew, receivedMany])
    await expect.poll(() => received.text).toContain('id: hash 6001\n');
});

test('a client that has read nothing for a minute is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [deaf, quiet] = [made(), made()];
  for (const subscriber of [deaf, quiet]) subscriber.open(undefined);
  listeners = [deaf];
  for (let version = 1; version <= 900; version += 1) change(version);
  await vi.waitUntil(
    () => {
      vi.advanceTimersByTime(1);
      return deaf.stream.stalledFor() > 0;
    },
    { timeout: 10_000 },
  );
  vi.advanceTimersByTime(50_000);
  await checkSubscribers(opened.store, [deaf, quiet]);
  expect([deaf.stream.isClosed, quiet.stream.isClosed]).toEqual([false, false]);
  vi.advanceTimersByTime(20_000);
  await checkSubscribers(opened.store, [deaf, quiet]);
  expect([deaf.stream.isClosed, quiet.stream.isClosed]).toEqual([true, false]);
});
