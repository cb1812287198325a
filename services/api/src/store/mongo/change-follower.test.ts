import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startMongo } from '../../../../../scripts/lib/mongo-server.mjs';
import type { TcpProxy } from '../../testing/tcp-proxy.ts';
import { ACTOR, spec, type Note } from '../testing/spec.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../port.ts';
import { hasMongo, mongodb } from '../testing.ts';
import { throughProxy } from './testing/through-proxy.ts';

async function follow(store: Store) {
  const changes: string[] = [];
  let gaps = 0;
  const watching = store.watch({
    onChange: ({ entity_id, version }) => void changes.push(`${entity_id} ${version}`),
    onGap: () => void (gaps += 1),
  });
  await watching.ready;
  return { changes, gaps: () => gaps };
}

describe.runIf(hasMongo)('following changes of MongoDB over a connection that breaks', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** Two stores on the same database: one connected to the server itself, one by way of a proxy. */
  async function open(url: string): Promise<{ near: Store; far: Store; proxy: TcpProxy }> {
    const proxied = await throughProxy(url);
    ends.push(() => proxied.proxy.close());
    const [near, far] = [
      await openStore({ dataDir: '', mongodbUrl: url }, spec, []),
      await openStore({ dataDir: '', mongodbUrl: proxied.url }, spec, []),
    ];
    ends.push(
      () => near.close(),
      () => far.close(),
    );
    // The warnings about lost connections are expected here.
    vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    return { near, far, proxy: proxied.proxy };
  }
  const notes = (store: Store) => store.org('a', ACTOR).collection<Note>('notes');

  test('reports every change once', async () => {
    const opened = await mongodb.open(spec);
    ends.push(() => opened.close());
    const { near, far, proxy } = await open(opened.options.mongodbUrl ?? '');
    const { changes, gaps } = await follow(far);
    const made: string[] = [];
    for (const id of ['x', 'y']) made.push(`${(await notes(near).insertOne({ _id: id, text: '' }))._id} 1`);
    for (let n = 0; n < 120; n += 1) {
      const { _id, version } =
        (await notes(near).updateOne({ _id: n % 3 === 0 ? 'x' : 'y' }, { $inc: { n: 1 } })) ?? {};
      made.push(`${_id} ${version}`);
      if (n % 12 === 5) proxy.cut();
      if (n === 60) proxy.setDown(true);
      if (n === 90) proxy.setDown(false);
      await wait(10);
    }
    await expect.poll(() => changes.length).toBeGreaterThanOrEqual(made.length);
    // Time for a change that is reported twice.
    await wait(1000);
    expect(changes).toEqual(made);
    expect(gaps()).toBe(0);
  });

  test('reports a gap when the log of the server no longer contains the resume token, and continues', async (context) => {
    const server = await startMongo({ changes: 60 });
    if (server === null) throw new Error('there is no MongoDB');
    ends.push(() => server.stop());
    if (server.kind !== 'secantusdb') return context.skip('the log of this server is at least 990 MB long');
    const { near, far, proxy } = await open(server.url);
    const { changes, gaps } = await follow(far);
    await notes(near).insertOne({ _id: 'x', text: '' });
    await expect.poll(() => changes).toEqual(['x 1']);
    proxy.setDown(true);
    // The stand-in trims its log once in a thousand changes.
    for (let n = 0; n < 8; n += 1) {
      await near.transaction('a', ACTOR, async (tx) => {
        for (let more = 0; more < 100; more += 1) await tx.collection<Note>('notes').insertOne({ text: '' });
      });
    }
    proxy.setDown(false);
    await expect.poll(gaps).toBe(1);
    await notes(near).insertOne({ _id: 'y', text: '' });
    await expect.poll(() => changes.at(-1)).toBe('y 1');
    expect(changes.filter((one) => one === 'y 1')).toHaveLength(1);
    expect(gaps()).toBe(1);
  });
});
