import { expect, test } from 'vitest';
import { gate } from './gate.ts';

const never = new AbortController().signal;
const SOON = 20;
const LONG = 60_000;

/** Lets in, and fails when there is no room. */
async function entered(found: Promise<(() => void) | null>): Promise<() => void> {
  const leave = await found;
  if (leave === null) throw new Error('there was no room');
  return leave;
}

test('admits a file that fits, and a waiting file as soon as there is room', async () => {
  const files = gate({ most: 10, mostEach: 10 });
  const first = await entered(files.enter({ who: 'ann', size: 6, patience: SOON, signal: never }));
  const second = await entered(files.enter({ who: 'ann', size: 4, patience: SOON, signal: never }));
  expect(await files.enter({ who: 'ann', size: 1, patience: SOON, signal: never })).toBeNull();
  const large = files.enter({ who: 'ann', size: 7, patience: LONG, signal: never });
  const small = files.enter({ who: 'ann', size: 5, patience: LONG, signal: never });
  first();
  // The small one passes the large one, which does not fit yet.
  const third = await entered(small);
  expect(await Promise.race([large, new Promise((resolve) => setTimeout(resolve, SOON, 'waiting'))])).toBe('waiting');
  third();
  second();
  await entered(large);
  expect(await files.enter({ who: 'ann', size: 4, patience: SOON, signal: never })).toBeNull();
  await entered(files.enter({ who: 'ann', size: 3, patience: SOON, signal: never }));
});

test('leaving twice frees the room once, and an aborted wait takes no room', async () => {
  const files = gate({ most: 10, mostEach: 10 });
  const leave = await entered(files.enter({ who: 'ann', size: 10, patience: SOON, signal: never }));
  const gone = new AbortController();
  const waiting = files.enter({ who: 'ann', size: 10, patience: LONG, signal: gone.signal });
  gone.abort();
  expect(await waiting).toBeNull();
  leave();
  leave();
  await entered(files.enter({ who: 'ann', size: 10, patience: SOON, signal: never }));
  expect(await files.enter({ who: 'ann', size: 1, patience: SOON, signal: never })).toBeNull();
});

test('leaves room to others: nobody takes more than their share', async () => {
  const files = gate({ most: 10, mostEach: 5 });
  const enter = (who: string, size: number) => files.enter({ who, size, patience: SOON, signal: never });
  const leave = await entered(enter('ann', 4));
  expect(await enter('ann', 2)).toBeNull();
  await entered(enter('ann', 1));
  await entered(enter('ben', 5));
  expect(await enter('cy', 1)).toBeNull();
  leave();
  await entered(enter('cy', 1));
  await entered(enter('ann', 3));
});
