import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderWithSdk, testSession } from '../../testing.tsx';
import { draftKeys, readDraft, writeDraft } from './draft-storage.ts';
import { useDraft, type StoredDraft } from './use-draft.ts';
import { SessionProvider } from '../../runtime/provider.tsx';
import type { Session } from '../../session/session.ts';

const keyIn = (organizationId: string, name = 'risk/r1') => `${testSession.user.id}/${organizationId}/${name}`;
const KEY = keyIn(testSession.organizationId);

beforeEach(async () => {
  for (const key of await draftKeys()) await writeDraft(key, null);
  onTestFinished(() => void vi.useRealTimers());
});

/** @param isRead waits until the device has been asked for an earlier draft */
async function setUp({ isRead = true, stored }: { isRead?: boolean; stored?: object } = {}) {
  let draft: StoredDraft | undefined;
  let change: (changes: object) => void = () => {};
  let open: (name: string) => void = () => {};
  function Form() {
    const [changes, setChanges] = useState<object>({});
    const [name, setName] = useState('risk/r1');
    const value = useDraft({ name, version: 3, changes, ...(stored && { stored }) });
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
  return {
    now,
    open: (name: string) => act(() => open(name)),
    change: (changes: object) => act(() => change(changes)),
    wait: () => act(() => void vi.advanceTimersByTime(1_000)),
  };
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

  it('keeps what was found while something else is typed, until it is settled', async () => {
    await writeDraft(KEY, { version: 2, changes: { title: 'Flood', answers: { a: 'one' } }, at: Date.now() });
    const { now, change, wait } = await setUp();
    change({ owner: 'ada', answers: { b: 'two' } });
    wait();
    vi.useRealTimers();
    await vi.waitFor(async () =>
      expect(await readDraft(KEY)).toMatchObject({
        version: 3,
        changes: { title: 'Flood', owner: 'ada', answers: { a: 'one', b: 'two' } },
      }),
    );
    expect(now().found?.changes).toEqual({ title: 'Flood', answers: { a: 'one' } });
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

  it('has the last keystrokes when the form closes before the next pause', async () => {
    const { change } = await setUp();
    change({ title: 'Flo' });
    change({ title: 'Flood' });
    cleanup();
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await readDraft(KEY))?.changes).toEqual({ title: 'Flood' }));
  });

  it('has them under its own record when another one is opened in its place', async () => {
    const { change, open } = await setUp();
    change({ title: 'Flood' });
    open('risk/r2');
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await readDraft(KEY))?.changes).toEqual({ title: 'Flood' }));
  });

  it('is gone when the form closes right after the changes were saved', async () => {
    const { change, wait } = await setUp();
    change({ title: 'Flood' });
    wait();
    change({});
    cleanup();
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await readDraft(KEY)).toBeNull());
  });

  it('that was discarded is not written when the form closes', async () => {
    const { now, change } = await setUp();
    change({ title: 'Flood' });
    act(() => now().clear());
    cleanup();
    vi.useRealTimers();
    await indexedDB.databases();
    expect(await readDraft(KEY)).toBeNull();
  });

  it('is no draft when everything in it was stored in the end', async () => {
    await writeDraft(KEY, { version: 3, changes: { title: 'Flood', due_date: null, tags: ['a'] }, at: Date.now() });
    const { now, wait } = await setUp({ stored: { title: 'Flood', due_date: '', tags: ['a'], version: 4 } });
    expect(now().found).toBeNull();
    wait();
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await readDraft(KEY)).toBeNull());
  });

  it('is found when some of it was not stored', async () => {
    await writeDraft(KEY, { version: 3, changes: { title: 'Flood', due_date: null }, at: Date.now() });
    const { now } = await setUp({ stored: { title: 'Fire', due_date: null } });
    expect(now().found?.changes).toEqual({ title: 'Flood', due_date: null });
  });

  it('of another organization is not shown, and stays there', async () => {
    const other = keyIn('org_other');
    await writeDraft(other, { version: null, changes: { title: 'Theirs' }, at: Date.now() });
    const { now, change, wait } = await setUp();
    expect(now().found).toBeNull();
    change({ title: 'Ours' });
    wait();
    expect((await readDraft(other))?.changes).toEqual({ title: 'Theirs' });
  });

  it('stays with who typed it when somebody else signs in over the page', async () => {
    let signIn: (session: Session) => void = () => {};
    function Form() {
      useDraft({ name: 'risk/r1', version: 3, changes: { title: 'Secret' } });
      return null;
    }
    function Page() {
      const [session, setSession] = useState(testSession);
      signIn = setSession;
      return (
        <SessionProvider session={session} savePreferences={async () => {}}>
          <Form />
        </SessionProvider>
      );
    }
    await renderWithSdk(<Page />);
    act(() => signIn({ ...testSession, user: { ...testSession.user, id: 'user-grace' } }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect((await readDraft(KEY))?.changes).toEqual({ title: 'Secret' });
    expect(await readDraft(KEY.replace(testSession.user.id, 'user-grace'))).toBeNull();
  });

  it('of another person is not shown', async () => {
    await writeDraft('somebody-else/risk/r1', { version: 1, changes: { title: 'Theirs' }, at: Date.now() });
    const { now } = await setUp();
    expect(now().found).toBeNull();
  });
});
