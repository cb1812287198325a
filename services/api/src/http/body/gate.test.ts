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

test('lets in what fits, and what waited as soon as there is room', async () => {
  const files = gate(10);
  const first = await entered(files.enter(6, SOON, never));
  const second = await entered(files.enter(4, SOON, never));
  expect(await files.enter(1, SOON, never)).toBeNull();
  const large = files.enter(7, LONG, never);
  const small = files.enter(5, LONG, never);
  first();
  // The small one passes the large one, which does not fit yet.
  const third = await entered(small);
  expect(await Promise.race([large, new Promise((resolve) => setTimeout(resolve, SOON, 'waiting'))])).toBe('waiting');
  third();
  second();
  await entered(large);
  expect(await files.enter(4, SOON, never)).toBeNull();
  await entered(files.enter(3, SOON, never));
});

test('counts each end once, and whoever went away while waiting not at all', async () => {
  const files = gate(10);
  const leave = await entered(files.enter(10, SOON, never));
  const gone = new AbortController();
  const waiting = files.enter(10, LONG, gone.signal);
  gone.abort();
  expect(await waiting).toBeNull();
  leave();
  leave();
  await entered(files.enter(10, SOON, never));
  expect(await files.enter(1, SOON, never)).toBeNull();
});
