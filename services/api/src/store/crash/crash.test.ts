import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startMongo } from '../../../../../scripts/lib/mongo-server.mjs';
import { DataFolderBusyError } from '../embedded/lock.ts';
import { openStore, type StoreOptions } from '../open-store.ts';
import type { Store } from '../port.ts';
import { allStores, hasMongo } from '../testing.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';
import { sized } from '../../testing/flags.ts';
import { useDisk } from '../../../test/scratch.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));
const KILLS = sized({ default: 5, full: 20 });

// Files in memory would not show whether writes survive a crash.
useDisk();

interface Writer {
  acknowledged: string[];
  /** Kills it; resolves when it has exited. */
  kill(): Promise<void>;
}

/** Starts a writing process and waits for its first writes. */
async function startWriter(options: StoreOptions, organization: string): Promise<Writer> {
  const child = spawn(process.execPath, [WRITER, JSON.stringify(options), organization], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((done, fail) => {
    lines.on('line', (line) => {
      if (line !== 'ready') acknowledged.push(line);
      if (acknowledged.length === 2) done();
    });
    child.once('exit', () => fail(new Error(`the writer ended: ${errors}`)));
  });
  return {
    acknowledged,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** No acknowledged write is lost, no transaction is half there, and the audit trail is valid. */
async function check(store: Store, organization: string, acknowledged: readonly string[]): Promise<void> {
  const items = await store.org(organization, ACTOR).collection<Item>('items').find({});
  const notes = await store.org(organization, ACTOR).collection<Note>('notes').find({});
  const closed = new Set(items.filter(({ status }) => status === 'closed').map(({ _id }) => _id));
  expect(acknowledged.filter((id) => !closed.has(id))).toEqual([]);
  expect(notes.map(({ text }) => text).toSorted()).toEqual(items.map(({ _id }) => _id).toSorted());
  const found = await store.org(organization, ACTOR).collection<Item>('items').count({}, 'word');
  expect(found).toBe(items.length);
  expect(await store.audit(organization).verify()).toMatchObject({ ok: true, faults: [] });
}

// The process that writes the data is killed: here the service itself, in the test of MongoDB below its server.
const embedded = allStores.filter(({ name }) => name === 'embedded');
describe.each(embedded)('a killed process on $name', (on) => {
  it('loses no acknowledged write', async () => {
    expect.hasAssertions();
    const opened = await on.open(spec);
    const acknowledged: string[] = [];
    await opened.store.close();
    for (let n = 0; n < KILLS; n += 1) {
      const writer = await startWriter(opened.options, 'crash');
      await wait(Math.random() * 30);
      await writer.kill();
      acknowledged.push(...writer.acknowledged);
    }
    const store = await openStore(opened.options, spec, []);
    await check(store, 'crash', acknowledged);
    await store.close();
    opened.store = await openStore(opened.options, spec, []);
    await opened.close();
  });
});

describe.each(embedded)('the data folder of the $name store', (on) => {
  it('is used by one process at a time', async () => {
    const opened = await on.open(spec);
    await expect(openStore(opened.options, spec, [])).rejects.toThrow(DataFolderBusyError);
    await expect(startWriter(opened.options, 'second')).rejects.toThrow('is in use by another Parapet');
    await opened.store.org('first', ACTOR).collection<Note>('notes').insertOne({ text: 'still works' });
    await opened.store.close();
    const writer = await startWriter(opened.options, 'second');
    await expect(openStore(opened.options, spec, [])).rejects.toThrow('is in use by another Parapet');
    await writer.kill();
    opened.store = await openStore(opened.options, spec, []);
    expect(await opened.store.org('first', ACTOR).collection<Note>('notes').count()).toBe(1);
    await opened.close();
  });
});

describe.runIf(hasMongo && !process.env['MONGODB_URL'])('a killed MongoDB', () => {
  it('loses no acknowledged write', async () => {
    const server = await startMongo({ durable: true });
    if (!server?.restart) throw new Error('there is no MongoDB that may be killed');
    const store = await openStore({ dataDir: '', mongodbUrl: server.url }, spec, []);
    const items = store.org('crash', ACTOR).collection<Item>('items');
    const acknowledged: string[] = [];
    const ending = new AbortController();
    const write = async () => {
      while (!ending.signal.aborted) {
        // A write that is running when the server dies may fail: it was not acknowledged.
        const made = await items.insertOne({ title: 'word', status: 'closed' }).catch(() => wait(10, null));
        if (made) acknowledged.push(made._id);
      }
    };
    const writing = write();
    try {
      for (let n = 0; n < KILLS; n += 1) {
        const before = acknowledged.length;
        while (acknowledged.length < before + 3) await wait(5);
        await server.restart();
      }
      ending.abort();
      await writing;
      const stored = new Set((await items.find({})).map(({ _id }) => _id));
      expect(acknowledged.length).toBeGreaterThanOrEqual(3 * KILLS);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(await store.audit('crash').verify()).toMatchObject({ ok: true, faults: [] });
    } finally {
      ending.abort();
      await store.close();
      await server.stop();
    }
  });
});
