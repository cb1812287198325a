import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StoreBusyError } from '../port.ts';
import { WriterQueue } from './writer-queue.ts';

describe('a queue of writers', () => {
  it('lets one work after the other, in the order in which they came', async () => {
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
    // Comes when the next one was told to start, but has not started yet.
    await Promise.all([...others, write('d')]);
    expect(log).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('goes on after one that fails', async () => {
    const queue = new WriterQueue();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('refuses more than may wait, and takes others once there is room', async () => {
    const queue = new WriterQueue({ most: 2 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const served = [queue.run(() => promise), queue.run(() => Promise.resolve('second')), queue.run(() => Promise.resolve('third'))];
    let begun = false;
    const refused = queue.run(async () => void (begun = true));
    await expect(refused).rejects.toThrow(StoreBusyError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 1 });
    resolve('first');
    expect(await Promise.all(served)).toEqual(['first', 'second', 'third']);
    expect(begun).toBe(false);
    expect(await queue.run(() => Promise.resolve('later'))).toBe('later');
  });

  it('refuses whoever has waited too long, and nobody else', async () => {
    const queue = new WriterQueue({ patienceMs: 20 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const running = queue.run(() => promise);
    await expect(queue.run(() => Promise.resolve('late'))).rejects.toThrow(StoreBusyError);
    const inTime = queue.run(() => Promise.resolve('in time'));
    resolve('done');
    expect(await Promise.all([running, inTime])).toEqual(['done', 'in time']);
  });

  it('ends when all who wait have worked', async () => {
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
