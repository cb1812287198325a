import { expect, onTestFinished, test, vi } from 'vitest';
import { ACTOR, spec, type Note, type Session } from './testing/spec.ts';
import { MemoryEngine } from './memory/engine.ts';
import { plansOf } from './plans.ts';
import { openStoreOver } from './store-of.ts';

test('the clock of the store gives all times in documents, and decides what has expired', async () => {
  let now = Date.parse('2030-05-01T08:00:00.000Z');
  const tick = () => {
    now += 1000;
    return new Date(now).toISOString();
  };
  const store = await openStoreOver(new MemoryEngine(plansOf(spec)), [], {
    warn: expect.unreachable,
    clock: () => now,
  });
  const notes = store.org('o', ACTOR).collection<Note>('notes');
  const trail = store.audit('o');
  const times = async () => (await trail.history('notes', 'n')).items.map(({ at }) => at);

  const made = await notes.insertOne({ _id: 'n', text: 'one' });
  expect([made.created_at, made.updated_at, ...(await times())]).toEqual(
    Array.from({ length: 3 }, () => '2030-05-01T08:00:00.000Z'),
  );
  const changedAt = tick();
  expect(await notes.updateOne({ _id: 'n' }, { $set: { text: 'two' } })).toMatchObject({
    created_at: made.created_at,
    updated_at: changedAt,
  });
  const sealedAt = tick();
  expect(await trail.seal()).toMatchObject({ at: sealedAt });
  const deletedAt = tick();
  await notes.deleteOne({ _id: 'n' });
  expect(await times()).toEqual([deletedAt, changedAt, made.created_at]);

  const sessions = store.system<Session>('sessions');
  await sessions.put({ _id: 's', user: 'ann', expires_at: new Date(now + 500).toISOString() });
  expect([(await sessions.get('s'))?.user, (await sessions.findOne({ user: 'ann' }))?.user]).toEqual(['ann', 'ann']);
  tick();
  expect([await sessions.get('s'), await sessions.findOne({ user: 'ann' })]).toEqual([null, null]);
  const { resetAt } = await store.system('counters').add('h', 1, 1000);
  expect(resetAt).toBe(now + 1000);
  await store.close();
});

test('closing the store waits for the expired documents that are being removed, and leaves the rest', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const engine = new MemoryEngine(plansOf(spec));
  const store = await openStoreOver(engine, [], { warn: expect.unreachable });
  const sessions = store.system<Session>('sessions');
  const expires_at = new Date(Date.now() + 1000).toISOString();
  for (let n = 0; n < 250; n += 1) await sessions.put({ _id: `s${n}`, user: 'ann', expires_at });

  // The removal waits between reading and deleting, while the store is closed.
  const order: string[] = [];
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const atomically = engine.atomically.bind(engine);
  vi.spyOn(engine, 'atomically').mockImplementation(async (work) => {
    reached.resolve();
    await goOn.promise;
    order.push('removed');
    return atomically(work);
  });
  vi.spyOn(engine, 'close').mockImplementation(async () => void order.push('closed'));
  await vi.advanceTimersByTimeAsync(60_000);
  await reached.promise;
  const closing = store.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual([]);
  goOn.resolve();
  await closing;
  expect(order).toEqual(['removed', 'closed']);
});
