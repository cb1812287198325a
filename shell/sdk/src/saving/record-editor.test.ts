import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, networkError } from '../data/failures/api-error.ts';
import { refusal, setUp, type Note } from './testing/note-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

describe('saving by itself', () => {
  it('waits until the person stops typing, and sends the last text once', async () => {
    const { editor, sent, states } = setUp();
    editor.change({ text: 'T' });
    await vi.advanceTimersByTimeAsync(700);
    editor.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([[{ text: 'Two' }, 1]]);
    expect(states).toEqual(['pending', 'saving', 'saved']);
    expect(editor.view().savedAt).toBe(Date.now());
  });

  it('saves what is typed during a save in a second save, with the version that the first one returned', async () => {
    const { editor, state, sent } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.answer = () => promise;
    editor.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    editor.change({ text: 'Two and more' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.length).toBe(1);
    resolve();
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([
      [{ text: 'Two' }, 1],
      [{ text: 'Two and more' }, 2],
    ]);
    expect(state.note).toMatchObject({ text: 'Two and more', version: 3 });
  });

  it('shows what the service stored instead of what was sent, and sends nothing again', async () => {
    const { editor, state, sent } = setUp();
    state.adjust = (note) => ({
      ...note,
      text: note.text.trim(),
      answers: { ...note.answers, a: note.answers['a']?.trim() ?? '' },
    });
    editor.change({ text: 'Two ', answers: { a: 'two ', b: 'one' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(editor.view().values).toMatchObject({ text: 'Two', answers: { a: 'two', b: 'one' } });
    editor.rebase(state.note);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent.length, editor.view().state, editor.view().changes]).toEqual([1, 'saved', {}]);
    editor.change({ text: 'Two or' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ text: 'Two or', version: 3 });
  });

  it('sends nothing for a change that was taken back', async () => {
    const { editor, sent, states } = setUp();
    editor.change({ text: 'Two' });
    editor.change({ text: 'One' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent, states.at(-1)]).toEqual([[], 'idle']);
  });

  it('sends at once on request', async () => {
    const { editor, sent } = setUp();
    editor.change({ text: 'Two' });
    await editor.save();
    expect(sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent.length).toBe(1);
  });
});

describe('a failed save', () => {
  it('is retried after 1, 2, 4 … seconds, at most 30 apart, and includes what was typed since', async () => {
    const { editor, state, sent, states } = setUp();
    state.answer = () => Promise.reject(networkError(new TypeError('offline')));
    editor.change({ text: 'Two' });
    const attempts: number[] = [];
    for (let second = 0; second < 100; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (attempts.length < sent.length && sent.length !== attempts.at(-1)) attempts.push(sent.length);
    }
    expect(sent.length).toBe(8);
    expect(editor.view()).toMatchObject({ state: 'retrying', failures: 8, failure: { kind: 'offline' } });
    editor.change({ text: 'Three' });
    state.answer = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.at(-1)).toEqual([{ text: 'Three' }, 1]);
    expect(editor.view()).toMatchObject({ state: 'saved', failures: 0, failure: null });
    expect(states.filter((one) => one === 'retrying').length).toBe(8);
  });

  it('is not repeated when the service refuses it, until something else is typed', async () => {
    const { editor, state, sent } = setUp();
    state.answer = () => Promise.reject(refusal(400));
    editor.change({ text: '' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, editor.view().state]).toEqual([1, 'refused']);
    state.answer = null;
    editor.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    expect(editor.view().state).toBe('saved');
  });

  it('holds back the value that the service refuses, names the reason, and goes on saving the other fields', async () => {
    const { editor, state, sent } = setUp();
    const reason = new ApiError({
      type: 'about:blank',
      title: 'No',
      status: 400,
      code: 'invalid_request',
      request_id: 'r',
      errors: [{ path: '/owner', keyword: 'unknown', params: {}, message: 'is unknown' }],
    });
    state.answer = async () => {
      if (Object.hasOwn(sent.at(-1)?.[0] ?? {}, 'owner')) throw reason;
    };
    editor.change({ owner: 'nobody', text: 'Two' });
    await vi.advanceTimersByTimeAsync(801);
    expect(sent).toEqual([
      [{ owner: 'nobody', text: 'Two' }, 1],
      [{ text: 'Two' }, 1],
    ]);
    expect(editor.view()).toMatchObject({
      state: 'refused',
      failure: { kind: 'refused', error: reason },
      refused: { owner: { value: 'nobody', error: reason } },
    });
    editor.rebase(state.note);
    editor.change({ owner: 'nobody', text: 'Three' });
    await vi.advanceTimersByTimeAsync(800);
    expect([sent.at(-1), editor.view().state]).toEqual([[{ text: 'Three' }, 2], 'refused']);
    // A corrected value is sent.
    state.answer = null;
    editor.rebase(state.note);
    editor.change({ owner: 'maya' });
    await vi.advanceTimersByTimeAsync(800);
    expect([sent.at(-1), editor.view().state, editor.view().refused]).toEqual([[{ owner: 'maya' }, 3], 'saved', {}]);
  });

  it('is over when the refused value is taken back', async () => {
    const { editor, state } = setUp();
    state.answer = () =>
      Promise.reject(
        new ApiError({
          type: 'about:blank',
          title: 'No',
          status: 400,
          code: 'invalid_request',
          request_id: 'r',
          errors: [{ path: '/owner', keyword: 'unknown', params: {}, message: 'is unknown' }],
        }),
      );
    editor.change({ owner: 'nobody' });
    await vi.advanceTimersByTimeAsync(800);
    editor.change({ owner: 'ada' });
    expect(editor.view()).toMatchObject({ state: 'idle', failure: null, refused: {} });
  });
});

describe('when somebody else was faster', () => {
  it('merges what they changed elsewhere', async () => {
    const { editor, state } = setUp();
    state.note = { ...state.note, owner: 'maya', version: 2 };
    editor.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ text: 'Two', owner: 'maya', version: 3 });
    expect(editor.view().state).toBe('saved');
  });

  it('waits for a decision about a conflict, and then overwrites with what is typed by that time', async () => {
    const { editor, state, sent, decided } = setUp();
    state.note = { ...state.note, text: 'Theirs', version: 2 };
    editor.change({ text: 'Mine' });
    await vi.advanceTimersByTimeAsync(800);
    expect(editor.view()).toMatchObject({ state: 'conflict' });
    editor.change({ text: 'Mine and more' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBe(1);
    void editor.resolve('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Mine and more', version: 3 });
    // So that the service tells who wrote the other text.
    expect(decided).toEqual([undefined, 1]);
  });

  it('drops only the field in conflict when the decision is to take theirs', async () => {
    const { editor, state } = setUp();
    state.note = { ...state.note, text: 'Theirs', version: 2 };
    editor.change({ text: 'Mine', owner: 'noor' });
    await vi.advanceTimersByTimeAsync(800);
    void editor.resolve('theirs');
    expect(editor.view().changes).toEqual({ owner: 'noor' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Theirs', owner: 'noor' });
    expect(editor.view().state).toBe('saved');
  });

  it('applies a decision for each field: mine, theirs or the base value', async () => {
    const { editor, state } = setUp();
    const [first] = [state.note];
    state.note = { ...first, text: 'Theirs', owner: 'lin', answers: { ...first.answers, a: 'theirs' }, version: 2 };
    editor.change({ text: 'Mine', owner: 'noor', answers: { ...first.answers, a: 'mine', d: 'new' } });
    await vi.advanceTimersByTimeAsync(800);
    const fields = editor.view().conflict?.merge.conflicts.map(({ field }) => field);
    expect(fields?.toSorted()).toEqual(['answers/a', 'owner', 'text']);
    void editor.resolve({ text: 'theirs', owner: 'mine', 'answers/a': 'base' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Theirs', owner: 'noor', answers: { ...first.answers, d: 'new' } });
    expect(editor.view().state).toBe('saved');
    // The value that was dropped is saved when it is typed once more.
    editor.rebase(state.note);
    editor.change({ text: 'Mine' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.text).toBe('Mine');
  });
});

describe('answers that two people write at once', () => {
  const theirs = (state: { note: Note }, answers: Note['answers']) =>
    (state.note = { ...state.note, answers, version: state.note.version + 1 });

  it('are merged, and answers typed after that are written into the merged ones', async () => {
    const { editor, state, sent } = setUp();
    theirs(state, { a: 'one', b: 'theirs' });
    editor.change({ answers: { a: 'mine', b: 'one' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ answers: { a: 'mine', b: 'theirs' }, version: 3 });
    editor.change(({ answers }) => ({ answers: { ...Object(answers), a: 'mine, too', c: 'new' } }));
    await vi.advanceTimersByTimeAsync(800);
    expect(sent.at(-1)).toEqual([{ answers: { a: 'mine, too', b: 'theirs', c: 'new' } }, 3]);
    expect(sent.length).toBe(3);
  });

  it('are kept when they are typed while a save is on its way', async () => {
    const { editor, state, sent } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    theirs(state, { a: 'one', b: 'theirs' });
    state.answer = () => promise;
    editor.change({ answers: { a: 'mine', b: 'one' } });
    await vi.advanceTimersByTimeAsync(800);
    editor.change({ answers: { a: 'mine', b: 'one', c: 'new' } });
    resolve();
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.answers).toEqual({ a: 'mine', b: 'theirs', c: 'new' });
    expect(sent.length).toBe(3);
  });

  it('are kept when the form shows the saved version before the answer arrives', async () => {
    const { editor, state } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    editor.change({ answers: { a: 'mine', b: 'one' } });
    state.answer = () => promise;
    await vi.advanceTimersByTimeAsync(800);
    editor.rebase({ ...state.note, answers: { a: 'mine', b: 'one' }, version: 2 });
    editor.change({ answers: { a: 'mine', b: 'one', c: 'new' } });
    resolve();
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.answers).toEqual({ a: 'mine', b: 'one', c: 'new' });
  });

  it('are compared with the newer version that the form was filled from', async () => {
    const { editor, state, sent, last } = setUp();
    editor.change({ answers: { a: 'mine', b: 'one' } });
    editor.rebase(theirs(state, { a: 'one', b: 'theirs' }));
    editor.flush();
    expect(last).toEqual([[{ answers: { a: 'mine', b: 'theirs' } }, 2]]);
    editor.change({ answers: { a: 'mine', b: 'theirs', c: 'new' } });
    await editor.save();
    expect(sent).toEqual([[{ answers: { a: 'mine', b: 'theirs', c: 'new' } }, 2]]);
  });

  it('need no save when the version that the form shows has them already', async () => {
    const { editor, state, sent } = setUp();
    editor.change({ answers: { a: 'mine', b: 'one' } });
    editor.rebase(theirs(state, { a: 'mine', b: 'theirs' }));
    expect(editor.view().state).toBe('idle');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
  });

  it('are replaced by theirs only where in conflict, and what was typed since is kept', async () => {
    const { editor, state } = setUp();
    theirs(state, { a: 'theirs', b: 'one', c: 'theirs' });
    editor.change({ answers: { a: 'mine', b: 'mine' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(editor.view().conflict?.merge.conflicts.map(({ field }) => field)).toEqual(['answers/a']);
    editor.change({ answers: { a: 'mine, too', b: 'mine', d: 'since' }, text: 'Since' });
    void editor.resolve('theirs');
    expect(editor.view().changes).toEqual({
      answers: { a: 'theirs', b: 'mine', c: 'theirs', d: 'since' },
      text: 'Since',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ answers: { a: 'theirs', b: 'mine', c: 'theirs', d: 'since' }, text: 'Since' });
  });

  it('overwrite theirs only where in conflict, with what is typed by the time of the decision', async () => {
    const { editor, state } = setUp();
    theirs(state, { a: 'theirs', b: 'theirs', c: 'theirs' });
    editor.change({ answers: { a: 'mine', b: 'mine' } });
    await vi.advanceTimersByTimeAsync(800);
    // Answer `a` is back to its base value; answer `b` was removed.
    editor.change({ answers: { a: 'one' } });
    void editor.resolve('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note.answers).toEqual({ a: 'one', c: 'theirs' });
  });
});

describe('saved by a button', () => {
  it('waits for it, and is tried again until it is saved', async () => {
    const { editor, state, sent } = setUp();
    editor.follow({ savesItself: () => false });
    editor.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(60_000);
    await editor.save();
    expect([sent, editor.view().state]).toEqual([[], 'idle']);
    state.answer = () => Promise.reject(networkError(new TypeError('offline')));
    await editor.save(true);
    expect(editor.view().state).toBe('retrying');
    state.answer = null;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([state.note.text, editor.view().state]).toEqual(['Two', 'saved']);
  });

  it('twice at once sends the changes once, and then what was typed since', async () => {
    const { editor, state, sent } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.answer = () => promise;
    editor.change({ text: 'Two' });
    const both = [editor.save(true), editor.save(true)];
    editor.change({ owner: 'maya' });
    resolve();
    await Promise.all(both);
    expect(sent).toEqual([
      [{ text: 'Two' }, 1],
      [{ owner: 'maya' }, 2],
    ]);
  });
});
