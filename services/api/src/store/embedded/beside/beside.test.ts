import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../open-store.ts';
import type { Doc, Store, StoreSpec, SystemDoc } from '../../port.ts';
import { BesideError, openBeside } from './beside.ts';

type Link = SystemDoc & { account: string };
const LINKS = { links: { index: ['account'] } };
const SPEC: StoreSpec = { collections: { risks: {} }, system: { ...LINKS, sessions: { cached: true } } };

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parapet-beside-'));
  store = await openStore({ dataDir }, SPEC, []);
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the service and a command that write in turn see the writes of each other', async () => {
  const beside = openBeside(dataDir, LINKS);
  await store.system<Link>('links').put({ _id: 'of-service', account: 'a' });
  expect(await beside.system<Link>('links').get('of-service')).toMatchObject({ account: 'a' });
  expect(await store.system<Link>('links').get('of-command')).toBeNull();
  const risks = store.org('org', { id: 'ada' }).collection<Doc & { title: string }>('risks');
  // One after the other, as one process cannot wait for itself; in `reset-command.test.ts` two processes write at once.
  for (let n = 0; n < 20; n += 1) {
    await risks.insertOne({ title: `Fire ${n}` });
    await store.system<Link>('links').put({ _id: `s${n}`, account: 's' });
    await beside.system<Link>('links').put({ _id: n === 0 ? 'of-command' : `c${n}`, account: 'c' });
  }
  expect(await store.system<Link>('links').get('of-command')).toMatchObject({ account: 'c' });
  expect((await store.system<Link>('links').find({ account: 'c' })).length).toBe(20);
  expect((await beside.system<Link>('links').find({ account: 's' })).length).toBe(20);
  expect(await risks.count()).toBe(20);
  expect(await store.audit('org').verify()).toMatchObject({ ok: true, entries: 20 });
  beside.close();
});

test('a collection that the service caches cannot be opened', () => {
  expect(() => openBeside(dataDir, { sessions: { cached: true } })).toThrow('The service caches sessions');
});

test('a folder without a database, or with one of another version, is refused', () => {
  expect(() => openBeside(join(dataDir, 'nowhere'), LINKS)).toThrow(BesideError);
  expect(() => openBeside(dataDir, { ...LINKS, later: {} })).toThrow('Start this version of Parapet once');
});
