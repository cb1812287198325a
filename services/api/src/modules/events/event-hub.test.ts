import { afterEach, beforeEach, expect, test } from 'vitest';
import { newRisk } from '@parapet/contracts/rules';
import type { GrcDomainDoc, MemberDoc, RiskDoc, UserDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { stores, type TestStore } from '../../store/testing.ts';
import { EventHub } from './event-hub.ts';

const [on] = stores;
if (on === undefined) throw new Error('no store');
let opened: TestStore;
let hub: EventHub;
beforeEach(async () => {
  opened = await on.open(collections);
  hub = new EventHub(opened.store, { streams: 2 });
});
afterEach(async () => {
  await hub.close();
  await opened.close();
});

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const credential = { key: 'k', isValid: async () => true, isSignedOut: () => false };

async function memberOf(
  organization: string,
  user_id: string,
  role: MemberDoc['role'] = 'admin',
  domains: string[] = [],
): Promise<MemberDoc> {
  await opened.store.system<UserDoc>('users').put({ _id: user_id, organization });
  const members = opened.store.org(organization, { id: 'test' }).collection<MemberDoc>('members');
  return members.insertOne({ user_id, email: `${user_id}@example.com`, role, domains, assets: [] });
}
const subscribe = (member: MemberDoc) =>
  hub.subscribe({ member, entities: undefined, credential, lastEventId: undefined, log });

const decoded = (piece: Uint8Array) => new TextDecoder().decode(piece);

/** Reads pieces until the text has what is expected. */
async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, expected: string): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  while (!pieces.map(decoded).join('').includes(expected)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended before ${expected}`);
    pieces.push(value);
  }
  return pieces;
}

test('the total number of streams is limited, and closing one makes room for another', async () => {
  const people = [await memberOf('o', 'a'), await memberOf('o', 'b'), await memberOf('p', 'c')] as const;
  const first = await subscribe(people[0]);
  await subscribe(people[1]);
  await expect(subscribe(people[2])).rejects.toMatchObject({
    status: 503,
    code: 'no_free_stream',
    headers: { 'retry-after': '30' },
  });
  first.stream.cut();
  expect((await subscribe(people[2])).stream.isClosed).toBe(false);
});

test('changes in quick succession reach each stream in one piece, which streams of equal permissions share', async () => {
  // Members first: to the stream of one, the other who joins is a change as well.
  const members = [await memberOf('o', 'a'), await memberOf('o', 'b')];
  const subscribers = await Promise.all(members.map(subscribe));
  const readers = subscribers.map(({ stream }) => stream.readable.getReader());
  await opened.store.transaction('o', { id: 'test' }, async (tx) => {
    for (const _id of ['one', 'two', 'three'])
      await tx.collection<GrcDomainDoc>('grc_domains').insertOne({ _id, name: _id, description: '' });
  });
  const [piece, other] = await Promise.all(
    readers.map(async (reader) => (await readUpTo(reader, '"id":"three"')).at(-1)),
  );
  expect(decoded(piece ?? new Uint8Array()).match(/"id":"(one|two|three)"/g)).toEqual([
    '"id":"one"',
    '"id":"two"',
    '"id":"three"',
  ]);
  // The same bytes, not only equal ones.
  expect(other).toBe(piece);
});

test('each stream receives only the changes of a batch that its member may read', async () => {
  const [own, other] = [
    await subscribe(await memberOf('o', 'a', 'grc_domain_manager', ['privacy'])),
    await subscribe(await memberOf('o', 'b', 'grc_domain_manager', ['finance'])),
  ];
  await opened.store.transaction('o', { id: 'test' }, async (tx) => {
    for (const domain_id of ['privacy', 'finance'])
      await tx
        .collection<RiskDoc>('risks')
        .insertOne({
          ...newRisk({ organization_id: 'o', title: 'Flood', domain_id }, 'a'),
          _id: `risk of ${domain_id}`,
        });
  });
  const [privacy, finance] = [
    await readUpTo(own.stream.readable.getReader(), 'event: change'),
    await readUpTo(other.stream.readable.getReader(), 'event: change'),
  ].map((pieces) => pieces.map(decoded).join(''));
  expect([privacy?.includes('risk of privacy'), privacy?.includes('risk of finance')]).toEqual([true, false]);
  expect([finance?.includes('risk of privacy'), finance?.includes('risk of finance')]).toEqual([false, true]);
});
