import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TcpProxy } from '../../../testing/tcp-proxy.ts';
import { ACTOR, spec, type Counter, type Note, type Session } from '../../testing/spec.ts';
import { openStore } from '../../open-store.ts';
import { StoreUnavailableError, type Store, type Tx } from '../../port.ts';
import { hasMongo, mongodb, type TestStore } from '../../testing.ts';
import { throughProxy } from '../testing/through-proxy.ts';

/** How long the store waits for an answer (ms; by default 10 seconds). Not shorter, as a busy machine is slow to answer. */
const LIMIT = 1500;
const LIMITS = `&socketTimeoutMS=${LIMIT}&serverSelectionTimeoutMS=${LIMIT}&connectTimeoutMS=${LIMIT}&heartbeatFrequencyMS=500`;
/** How long one operation may take with all retries of the driver (ms). */
const IN_TIME = 6000;

describe.runIf(hasMongo)('a database on MongoDB that', () => {
  let opened: TestStore;
  let store: Store;
  let proxy: TcpProxy;
  beforeEach(async () => {
    opened = await mongodb.open(spec);
    const far = await throughProxy(opened.options.mongodbUrl ?? '', LIMITS);
    proxy = far.proxy;
    store = await openStore({ dataDir: '', mongodbUrl: far.url }, spec, []);
    await notes(store).insertOne({ _id: 'n', text: 'before' });
  });
  afterEach(async () => {
    proxy.setStalled(false);
    proxy.setDown(false);
    await store.close();
    await proxy.close();
    await opened.close();
  });

  const notes = (of: Store) => of.org('o', ACTOR).collection<Note>('notes');
  const sessions = (of: Store) => of.system<Session>('sessions');

  const operations: [string, (of: Store) => Promise<unknown>][] = [
    ['a look-up', (of) => notes(of).findOne({ _id: 'n' })],
    ['a list', (of) => notes(of).find({}, { limit: 10 })],
    ['a count', (of) => notes(of).countBy(['text'])],
    ['an insert', (of) => notes(of).insertOne({ text: 'after' })],
    ['an update', (of) => notes(of).updateOne({ _id: 'n' }, { $set: { text: 'after' } })],
    [
      'a transaction',
      (of) => of.transaction('o', ACTOR, async (tx) => tx.collection<Note>('notes').insertOne({ text: 'after' })),
    ],
    ['a document without organization', (of) => sessions(of).put({ _id: 's', user: 'u' })],
    ['a counter', (of) => of.system<Counter>('counters').add('c', 1, 60_000)],
    ['a ping', (of) => of.ping()],
  ];

  async function expectUnavailable(work: Promise<unknown>): Promise<void> {
    const started = performance.now();
    await expect(work).rejects.toThrow(StoreUnavailableError);
    expect(performance.now() - started).toBeLessThan(IN_TIME);
  }

  const expectAllUnavailable = () =>
    Promise.all(
      operations.map(([name, operation]) => expect(expectUnavailable(operation(store)), name).resolves.toBeUndefined()),
    );

  test('does not answer fails each operation in time, and serves the next one when it answers again', async () => {
    proxy.setStalled(true);
    await expectAllUnavailable();
    proxy.setStalled(false);
    await expect
      .poll(
        () =>
          notes(store)
            .findOne({ _id: 'n' })
            .catch(() => null),
        { timeout: 20_000 },
      )
      .toMatchObject({ _id: 'n' });
  });

  test('is unreachable fails each operation in time', async () => {
    proxy.setDown(true);
    await expectAllUnavailable();
  });

  test('stops answering inside a transaction fails it in time, and commits none of its changes', async () => {
    const goOn = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const work = async (tx: Tx) => {
      await tx.collection<Note>('notes').updateOne({ _id: 'n' }, { $set: { text: 'after' } });
      proxy.setStalled(true);
      late = (async () => {
        await tx
          .collection<Note>('notes')
          .findOne({ _id: 'n' })
          .catch(() => null);
        await goOn.promise;
      })();
      await late;
    };
    await expectUnavailable(store.transaction('o', ACTOR, work));
    proxy.setStalled(false);
    goOn.resolve();
    await late;
    // The server may still hold the transaction, which ends when its connection does.
    await expect
      .poll(
        () =>
          notes(opened.store)
            .updateOne({ _id: 'n' }, { $inc: { n: 1 } })
            .catch(() => null),
        { timeout: 30_000 },
      )
      .toMatchObject({ text: 'before', n: 1 });
  });

  test('stops answering before a transaction is committed fails it in time', async () => {
    await expectUnavailable(
      store.transaction('o', ACTOR, async (tx) => {
        await tx.collection<Note>('notes').findOne({ _id: 'n' });
        await tx.lock('notes', ['n']);
        proxy.setStalled(true);
      }),
    );
  });

  test('receives no command of a transaction for longer than the limit does not fail it', async () => {
    await store.transaction('o', ACTOR, async (tx) => {
      await tx.collection<Note>('notes').updateOne({ _id: 'n' }, { $set: { text: 'after' } });
      await wait(LIMIT + 500);
      await tx.collection<Note>('notes').updateOne({ _id: 'n' }, { $inc: { n: 1 } });
    });
    expect(await notes(store).findOne({ _id: 'n' })).toMatchObject({ text: 'after', n: 1 });
  });
});
