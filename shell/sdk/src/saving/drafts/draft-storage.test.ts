import { IDBDatabase } from 'fake-indexeddb';
import { afterAll, expect, it, vi } from 'vitest';
import { draftKeys, readDraft, writeDraft, writeLastDraft } from './draft-storage.ts';

const draft = { version: 1, changes: { title: 'Flood' }, at: Date.now() };

// The next test file needs a module in which `clearDrafts` was not called.
afterAll(() => void vi.resetModules());

it('stores one draft for each key, until it is removed', async () => {
  await writeDraft('ada/risk/r1', draft);
  await writeDraft('ada/risk/r2', { ...draft, version: null });
  await writeDraft('ada/risk/r1', null);
  expect(await draftKeys()).toEqual(['ada/risk/r2']);
  expect(await readDraft('ada/risk/r2')).toEqual({ ...draft, version: null });
});

it.each(['not a draft', { version: 1 }, { version: 1, changes: {}, at: 0 }])(
  'leaves out what cannot be used: %s',
  async (stored) => {
    // What another version of the product may have left.
    await writeDraft('ada/risk/r3', stored as never);
    expect(await readDraft('ada/risk/r3')).toBeNull();
  },
);

it('returns no draft and throws nothing when IndexedDB is not available', async () => {
  vi.resetModules();
  const fresh = await import('./draft-storage.ts');
  vi.stubGlobal('indexedDB', undefined);
  await fresh.writeDraft('ada/risk/r4', draft);
  expect(await fresh.readDraft('ada/risk/r4')).toBeNull();
  vi.unstubAllGlobals();
});

it('restores a draft that a closing page could not write to IndexedDB', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The page is gone', 'InvalidStateError');
  });
  writeLastDraft('ada/risk/r5', draft);
  expect(await readDraft('ada/risk/r5')).toEqual(draft);
  transaction.mockRestore();
  expect(await readDraft('ada/risk/r5')).toEqual(draft);
  expect([await draftKeys(), localStorage.length]).toEqual([expect.arrayContaining(['ada/risk/r5']), 0]);
});

it('forgets the draft of a closing page once another draft is written or the draft is removed', async () => {
  for (const next of [{ ...draft, changes: { title: 'Fire' } }, null]) {
    writeLastDraft('ada/risk/r6', draft);
    await writeDraft('ada/risk/r6', next);
    expect(await readDraft('ada/risk/r6')).toEqual(next);
  }
});

it('holds no drafts after a sign-out, not even those that a form writes while its page closes', async () => {
  // In a fresh module, since `clearDrafts` makes it store nothing any more.
  vi.resetModules();
  const { clearDrafts, draftKeys, writeDraft, writeLastDraft } = await import('./draft-storage.ts');
  await writeDraft('ada/risk/r1', draft);
  await writeDraft('grace/risk/r1', draft);
  writeLastDraft('grace/risk/r2', draft);
  await clearDrafts();
  await writeDraft('ada/risk/r1', draft);
  writeLastDraft('ada/risk/r2', draft);
  expect([await draftKeys(), localStorage.length]).toEqual([[], 0]);
});
