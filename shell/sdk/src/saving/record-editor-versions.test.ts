import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createRecordEditor } from './record-editor.ts';
import { refusal, setUp, type Note } from './testing/note-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it('a change by another during a save arrives after it, and what was typed meanwhile is kept', async () => {
  const { editor, state } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.answer = () => promise;
  editor.change({ text: 'Two' });
  void editor.save();
  state.answer = null;
  const theirs = { ...state.note, owner: 'maya', version: 3, text: 'Two' };
  editor.change({ answers: { a: 'typed', b: 'one' } });
  editor.rebase(theirs);
  expect(editor.view().values['owner']).toBe('ada');
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(editor.view().values).toMatchObject({ text: 'Two', owner: 'maya', answers: { a: 'typed', b: 'one' } });
  expect(editor.view().record).toBe(theirs);
});

it('a newer version is taken with the own changes on it, unless both changed the same', async () => {
  const { editor, state } = setUp();
  editor.change({ answers: { a: 'mine', b: 'one' } });
  editor.rebase({ ...state.note, answers: { a: 'one', b: 'one', c: 'theirs' }, version: 2 });
  expect(editor.view()).toMatchObject({
    record: { version: 2 },
    changes: { answers: { a: 'mine', b: 'one', c: 'theirs' } },
  });
  editor.rebase({ ...state.note, answers: { a: 'theirs', b: 'one' }, version: 3 });
  expect(editor.view()).toMatchObject({ record: { version: 2 }, values: { answers: { a: 'mine' } } });
});

/** An editor whose first request is on its way, while somebody else changes the text and the owner. */
async function setUpSlow(first: Partial<Note>) {
  const all = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  all.state.answer = () => promise;
  all.editor.change(first);
  await vi.advanceTimersByTimeAsync(800);
  all.state.note = { ...all.state.note, text: 'Theirs', owner: 'maya', version: 2 };
  const answer = async () => {
    all.state.answer = null;
    resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  const asked = () => all.editor.view().conflict?.merge.conflicts.map(({ field }) => field);
  return { ...all, answer, asked };
}

it('asks about a field that was typed in while the save that found the conflict was on its way, or since', async () => {
  const { editor, state, answer, asked } = await setUpSlow({ text: 'Mine' });
  state.note = { ...state.note, answers: { a: 'theirs', b: 'one' } };
  editor.change({ owner: 'noor' });
  await answer();
  expect(asked()).toEqual(['text', 'owner']);
  editor.change({ answers: { a: 'mine', b: 'one' } });
  expect(asked()).toEqual(['text', 'owner', 'answers/a']);
  expect(editor.view().conflict?.merge.onlyTheirs).toEqual([]);
  await editor.resolve({ text: 'mine', owner: 'theirs', 'answers/a': 'theirs' });
  expect(state.note).toMatchObject({ text: 'Mine', owner: 'maya', answers: { a: 'theirs', b: 'one' } });
});

it('asks about a field that was typed in while another was saved over the newer version', async () => {
  const { editor, state, answer, asked } = await setUpSlow({ answers: { a: 'mine', b: 'one' } });
  editor.change({ owner: 'noor' });
  await answer();
  expect(state.note).toMatchObject({ answers: { a: 'mine' }, text: 'Theirs', owner: 'maya', version: 3 });
  await vi.advanceTimersByTimeAsync(800);
  expect(asked()).toEqual(['owner']);
  expect(state.note.owner).toBe('maya');
  await editor.resolve('mine');
  expect(state.note).toMatchObject({ answers: { a: 'mine' }, text: 'Theirs', owner: 'noor', version: 4 });
  expect(editor.view()).toMatchObject({ state: 'saved', changes: {}, record: { version: 4 } });
});

it('does not ask about what was typed on while it was saved over the newer version', async () => {
  const { editor, state, answer } = await setUpSlow({ answers: { a: 'mine', b: 'one' } });
  state.adjust = (note) => ({ ...note, answers: { ...note.answers, a: note.answers['a']?.trim() ?? '' } });
  editor.change({ answers: { a: 'mine, and more ', b: 'one' } });
  await answer();
  await vi.advanceTimersByTimeAsync(800);
  expect(editor.view().state).toBe('saved');
  expect(state.note).toMatchObject({ answers: { a: 'mine, and more' }, text: 'Theirs', owner: 'maya' });
});

it('a record deleted elsewhere is refused once, and what was typed stays', async () => {
  const { editor, state, sent } = setUp();
  state.answer = () => Promise.reject(refusal(404));
  editor.change({ text: 'Two' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, editor.view()]).toMatchObject([1, { state: 'refused', values: { text: 'Two' } }]);
});

it('changes that are discarded during a save are not saved, and the saved version is shown', async () => {
  const { editor, state, sent } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.answer = () => promise;
  editor.change({ text: 'Two' });
  void editor.save();
  editor.change({ owner: 'maya' });
  editor.discard();
  expect(editor.view()).toMatchObject({ state: 'idle', changes: {}, values: { text: 'One', owner: 'ada' } });
  resolve();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent.length, editor.view().values['text']]).toEqual([1, 'Two']);
});

it('a new record has no version until its first save, and then is changed', async () => {
  const { state } = setUp();
  const sent: [object, number][] = [];
  const editor = createRecordEditor<Note>({
    record: null,
    empty: { text: '', owner: 'ada' },
    onStored: () => {},
    access: {
      patch: async (changes, version) => {
        sent.push([changes, version]);
        return { ...state.note, ...changes, version: version + 1 };
      },
      load: async () => state.note,
      recordIn: () => null,
      history: async () => [],
      sendLast: () => {},
    },
  });
  expect(editor.view()).toMatchObject({ record: null, values: { text: '', owner: 'ada' } });
  editor.change({ text: 'First' });
  await vi.advanceTimersByTimeAsync(800);
  editor.change({ text: 'Second' });
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([
    [{ text: 'First' }, 0],
    [{ text: 'Second' }, 1],
  ]);
  expect(editor.view().record).toMatchObject({ id: 'n', version: 2 });
});

it('changes that follow from others are sent with them, and go with them', async () => {
  const { editor, state, sent } = setUp();
  editor.follow({ withDerived: (changes) => ({ ...changes, owner: 'maya' }) });
  editor.change({ text: 'Two' });
  expect(editor.view().values['owner']).toBe('maya');
  editor.change({ text: 'One' });
  expect(editor.view().changes).toEqual({});
  editor.change({ text: 'Two' });
  await vi.advanceTimersByTimeAsync(800);
  expect([sent, state.note.owner, editor.view().changes]).toEqual([[[{ text: 'Two', owner: 'maya' }, 1]], 'maya', {}]);
});

it('flush sends pending changes once', async () => {
  const { editor, sent, last } = setUp();
  editor.change({ text: 'Two' });
  editor.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([last, sent]).toEqual([[[{ text: 'Two' }, 1]], []]);
});
