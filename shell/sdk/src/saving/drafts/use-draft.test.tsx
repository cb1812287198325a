import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderWithSdk, testSession } from '../../testing.tsx';
import { draftKeys, readDraft, writeDraft } from './draft-storage.ts';
import { useDraft, type StoredDraft } from './use-draft.ts';

const KEY = `${testSession.user.id}/risk/r1`;

beforeEach(async () => {
  for (const key of await draftKeys()) await writeDraft(key, null);
  onTestFinished(() => void vi.useRealTimers());
});

/** @param isRead waits until the device has been asked for an earlier draft */
async function setUp({ isRead = true } = {}) {
  let draft: StoredDraft | undefined;
  let change: (changes: object) => void = () => {};
  let open: (name: string) => void = () => {};
  function Form() {
    const [changes, setChanges] = useState<object>({});
    const [name, setName] = useState('risk/r1');
    const value = useDraft({ name, version: 3, changes });
    change = setChanges;
    open = setName;
    draft = value;
    return null;
  }
  await renderWithSdk(<Form />);
  // What is stored is read at once.
  if (isRead) await act(() => vi.waitFor(() => readDraft(KEY)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const now = () => {
    if (draft === undefined) throw new Error('not rendered');
    return draft;
  };
  return { now, open: (name: string) => act(() => open(name)), change: (changes: object) => act(() => change(changes)), wait: () => act(() => void vi.advanceTimersByTime(1_000)) };
}

describe('a draft', () => {
  it('is there after a reload, until it is settled', async () => {
    const first = await setUp();
    expect(first.now().found).toBeNull();
    first.change({ title: 'Flood' });
    first.wait();
    cleanup();
    vi.useRealTimers();

    const second = await setUp();
    second.wait();
    expect(second.now().found).toMatchObject({ version: 3, changes: { title: 'Flood' } });
    act(() => second.now().settle());
    expect(second.now().found).toBeNull();
    await vi.waitFor(async () => expect(await readDraft(KEY)).toBeNull());
  });

  it('stays stored while it is taken into the form', async () => {
    const first = await setUp();
    first.change({ title: 'Flood' });
    first.wait();
    cleanup();
    const second = await setUp();
    act(() => {
      second.change({ title: 'Flood' });
      second.now().settle();
    });
    expect(await readDraft(KEY)).toMatchObject({ changes: { title: 'Flood' } });
    second.wait();
    expect(await readDraft(KEY)).toMatchObject({ changes: { title: 'Flood' } });
  });

  it('is gone once the changes are saved', async () => {
    const { change, wait } = await setUp();
    change({ title: 'Flood' });
    wait();
    expect(await readDraft(KEY)).not.toBeNull();
    change({});
    wait();
    expect(await readDraft(KEY)).toBeNull();
  });

  it('that is cleared is not written again, until something else is typed', async () => {
    const { now, change, wait } = await setUp();
    change({ title: 'Flood' });
    act(() => now().clear());
    wait();
    window.dispatchEvent(new Event('pagehide'));
    expect(await readDraft(KEY)).toBeNull();
    change({ title: 'Flood again' });
    wait();
    expect(await readDraft(KEY)).toMatchObject({ changes: { title: 'Flood again' } });
  });

  it('is written before the page goes away', async () => {
    const { change } = await setUp();
    change({ title: 'Flood' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect((await readDraft(KEY))?.changes).toEqual({ title: 'Flood' });
  });

  it('is written before the page goes away, even when the earlier draft has not been read yet', async () => {
    const { change } = await setUp({ isRead: false });
    change({ title: 'Flood' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect((await readDraft(KEY))?.changes).toEqual({ title: 'Flood' });
  });

  it('of another record is neither shown nor removed', async () => {
    await writeDraft(KEY, { version: 3, changes: { title: 'Flood' }, at: Date.now() });
    const { now, open, wait } = await setUp();
    expect(now().found).not.toBeNull();
    open('risk/r2');
    expect(now().found).toBeNull();
    wait();
    expect((await readDraft(KEY))?.changes).toEqual({ title: 'Flood' });
  });

  it('of another person is not shown', async () => {
    await writeDraft('somebody-else/risk/r1', { version: 1, changes: { title: 'Theirs' }, at: Date.now() });
    const { now } = await setUp();
    expect(now().found).toBeNull();
  });
});
