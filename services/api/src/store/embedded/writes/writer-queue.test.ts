import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../open-store.ts';
import { StoreBusyError } from '../../port.ts';
import { WriterQueue } from './writer-queue.ts';

describe('a queue of writers', () => {
  it('runs one writer at a time, in the order of their calls', async () => {
    const queue = new WriterQueue();
    const log: string[] = [];
    const write = (name: string) =>
      queue.run(async () => {
        log.push(`${name} begins`);
        await wait(1);
        log.push(`${name} ends`);
      });
    const first = write('a');
    const others = [write('b'), write('c')];
    await first;
    // `d` is called after the next writer was chosen, but before that one has started.
    await Promise.all([...others, write('d')]);
    expect(log).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('continues after a failure', async () => {
    const queue = new WriterQueue();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('refuses writers while too many are waiting', async () => {
    const queue = new WriterQueue({ most: 2 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const served = [
      queue.run(() => promise),
      queue.run(() => Promise.resolve('second')),
      queue.run(() => Promise.resolve('third')),
    ];
    let begun = false;
    const refused = queue.run(async () => void (begun = true));
    await expect(refused).rejects.toThrow(StoreBusyError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 1 });
    resolve('first');
    expect(await Promise.all(served)).toEqual(['first', 'second', 'third']);
    expect(begun).toBe(false);
    expect(await queue.run(() => Promise.resolve('later'))).toBe('later');
  });

  it('refuses a writer that has waited too long, and no other', async () => {
    const queue = new WriterQueue({ patienceMs: 20 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const running = queue.run(() => promise);
    await expect(queue.run(() => Promise.resolve('late'))).rejects.toThrow(StoreBusyError);
    const inTime = queue.run(() => Promise.resolve('in time'));
    resolve('done');
    expect(await Promise.all([running, inTime])).toEqual(['done', 'in time']);
  });

  it('ends when all waiting writers are done', async () => {
    const queue = new WriterQueue();
    let done = 0;
    const work = async () => {
      await wait(1);
      done += 1;
    };
    void queue.run(work);
    void queue.run(work);
    await queue.end();
    expect(done).toBe(2);
    await queue.end();
  });
});

it('a store refuses writes while too many are waiting, and still answers reads', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parapet-busy-'));
  const store = await openStore({ dataDir }, { collections: { notes: {} }, system: {} }, []);
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = (work: () => Promise<void>) => store.transaction('o', { id: 'test' }, work);
  const accepted = [write(() => promise), ...Array.from({ length: 1000 }, () => write(async () => {}))];
  await expect(write(async () => {})).rejects.toThrow(StoreBusyError);
  expect(await store.org('o', { id: 'test' }).collection('notes').count()).toBe(0);
  resolve();
  await Promise.all(accepted);
  await write(async () => {});
  await store.close();
  await rm(dataDir, { recursive: true });
});
