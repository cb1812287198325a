import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { yieldToOthers } from '../../platform/timers.ts';
import { MemoryEngine } from '../memory/engine.ts';
import { plansOf } from '../plans.ts';
import type { Store } from '../port.ts';
import { openStoreOver } from '../store-of.ts';
import { ACTOR, spec, type Note } from '../testing/spec.ts';
import { pages } from './pages.ts';

let engine: MemoryEngine;
let store: Store;
beforeEach(async () => {
  engine = new MemoryEngine(plansOf(spec));
  store = await openStoreOver(engine, [], { warn: () => {} });
});
afterEach(() => store.close());

/** One record with many versions, in several seals. */
async function longChain(versions: number): Promise<void> {
  await store.transaction('o', ACTOR, async (tx) => {
    const notes = tx.collection<Note>('notes');
    await notes.insertOne({ _id: 'n', text: '', n: 0 });
    for (let version = 2; version <= versions; version += 1) await notes.updateOne({ _id: 'n' }, { $inc: { n: 1 } });
  });
  await store.audit('o').seal();
}

test('verification reads entries page by page, and lets other work run between pages', async () => {
  await longChain(700);
  let ticks = 0;
  const over = new AbortController();
  const others = (async () => {
    for (; !over.signal.aborted; ticks += 1) await yieldToOthers();
  })();
  const reads: { collection: string; limit: number; tick: number }[] = [];
  const { find } = engine.reader;
  vi.spyOn(engine.reader, 'find').mockImplementation((query, order) => {
    reads.push({ collection: query.collection, limit: order?.limit ?? Infinity, tick: ticks });
    return find.call(engine.reader, query, order);
  });
  expect(await store.audit('o').verify()).toMatchObject({ ok: true, entries: 700, seals: 7 });
  over.abort();
  await others;
  expect(Math.max(...reads.map(({ limit }) => limit))).toBeLessThanOrEqual(250);
  const ofEntries = reads.filter(({ collection }) => collection === '_audit');
  expect(ofEntries.length).toBeGreaterThan(3);
  expect(new Set(ofEntries.map(({ tick }) => tick)).size).toBe(ofEntries.length);
});

test('pages are small when their entries take long to check', async () => {
  await longChain(300);
  const sizes: number[] = [];
  for await (const page of pages(engine.reader, 'embedded', { collection: '_audit', organizationId: 'o', words: [] })) {
    sizes.push(page.length);
    // Takes 1 ms per document, as with large documents.
    const end = performance.now() + page.length;
    while (performance.now() < end);
  }
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(300);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});

test('pages begin and end where the caller says', async () => {
  const query = { collection: 'notes', organizationId: 'o', words: [] };
  for (const _id of ['a', 'b', 'c', 'd'])
    await store.org('o', ACTOR).collection<Note>('notes').insertOne({ _id, text: '' });
  const read = async (range: object) =>
    (await Array.fromAsync(pages(engine.reader, 'memory', { ...query, ...range }))).flat().map(({ _id }) => _id);
  expect([
    await read({}),
    await read({ after: 'a' }),
    await read({ after: 'b', before: 'd' }),
    await read({ after: 'd' }),
  ]).toEqual([['a', 'b', 'c', 'd'], ['b', 'c', 'd'], ['c'], []]);
});
