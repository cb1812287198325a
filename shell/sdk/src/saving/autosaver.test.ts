import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, networkError } from '../data/failures/api-error.ts';
import { createAutosaver, type AutosaveState } from './autosaver.ts';
import type { RecordAccess } from './record-access.ts';

interface Note {
  id: string;
  version: number;
  text: string;
  owner: string;
  answers: Readonly<Record<string, string>>;
}

const refusal = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'No', status, code: 'no', request_id: 'r' });

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function setUp() {
  const state: { note: Note; answer: (() => Promise<void>) | null; adjust: (note: Note) => Note } = {
    note: { id: 'n', version: 1, text: 'One', owner: 'ada', answers: { a: 'one', b: 'one' } },
    answer: null,
    adjust: (note) => note,
  };
  const sent: [object, number][] = [];
  /** The version that was edited, for each request after a decision. */
  const decided: (number | undefined)[] = [];
  const last: [object, number][] = [];
  const states: AutosaveState[] = [];
  const access: RecordAccess<Note> = {
    patch: async (changes, version, overwrites) => {
      sent.push([changes, version]);
      decided.push(overwrites);
      await state.answer?.();
      if (version !== state.note.version) throw refusal(412);
      state.note = state.adjust({ ...state.note, ...changes, version: version + 1 });
      return state.note;
    },
    load: async () => state.note,
    recordIn: () => null,
    history: async () => [],
    sendLast: (changes, version) => void last.push([changes, version]),
  };
  const saver = createAutosaver<Note>({
    access,
    record: state.note,
    onStatus: (status) => {
      if (states.at(-1) !== status.state) states.push(status.state);
    },
    onStored: () => {},
  });
  return { saver, state, sent, decided, last, states };
}

describe('saving by itself', () => {
  it('waits until the person stops typing, and sends the last text once', async () => {
    const { saver, sent, states } = setUp();
    saver.change({ text: 'T' });
    await vi.advanceTimersByTimeAsync(700);
    saver.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([[{ text: 'Two' }, 1]]);
    expect(states).toEqual(['pending', 'saving', 'saved']);
    expect(saver.status().savedAt).toBe(Date.now());
  });

  it('saves what is typed during a save in a second save, with the version that the first one returned', async () => {
    const { saver, state, sent } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.answer = () => promise;
    saver.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    saver.change({ text: 'Two and more' });
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

  it('does not resend text that the service stores in another form, but sends what is typed later', async () => {
    const { saver, state, sent } = setUp();
    state.adjust = (note) => ({
      ...note,
      text: note.text.trim(),
      answers: { ...note.answers, a: note.answers['a']?.trim() ?? '' },
    });
    const typed = { text: 'Two ', answers: { a: 'two ', b: 'one' } };
    saver.change(typed);
    await vi.advanceTimersByTimeAsync(800);
    // The form takes the new version, and keeps what was typed.
    saver.change(typed);
    saver.rebase(state.note);
    saver.change(typed);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent.length, saver.status().state]).toEqual([1, 'saved']);
    saver.change({ ...typed, text: 'Two or' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ text: 'Two or', version: 3 });
  });

  it('sends nothing for a change that was taken back', async () => {
    const { saver, sent, states } = setUp();
    saver.change({ text: 'Two' });
    saver.change({});
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent, states.at(-1)]).toEqual([[], 'idle']);
  });

  it('sends at once on request', async () => {
    const { saver, sent } = setUp();
    saver.change({ text: 'Two' });
    await saver.save();
    expect(sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent.length).toBe(1);
  });
});

describe('a failed save', () => {
  it('is retried after 1, 2, 4 … seconds, at most 30 apart, and includes what was typed since', async () => {
    const { saver, state, sent, states } = setUp();
    state.answer = () => Promise.reject(networkError(new TypeError('offline')));
    saver.change({ text: 'Two' });
    const attempts: number[] = [];
    for (let second = 0; second < 100; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (attempts.length < sent.length && sent.length !== attempts.at(-1)) attempts.push(sent.length);
    }
    expect(sent.length).toBe(8);
    expect(saver.status()).toMatchObject({ state: 'retrying', failures: 8, failure: { kind: 'offline' } });
    saver.change({ text: 'Three' });
    state.answer = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.at(-1)).toEqual([{ text: 'Three' }, 1]);
    expect(saver.status()).toMatchObject({ state: 'saved', failures: 0, failure: null });
    expect(states.filter((one) => one === 'retrying').length).toBe(8);
  });

  it('is not repeated when the service refuses it, until something else is typed', async () => {
    const { saver, state, sent } = setUp();
    state.answer = () => Promise.reject(refusal(400));
    saver.change({ text: '' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, saver.status().state]).toEqual([1, 'refused']);
    state.answer = null;
    saver.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status().state).toBe('saved');
  });

  it('holds back the value that the service refuses, names the reason, and goes on saving the other fields', async () => {
    const { saver, state, sent } = setUp();
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
    saver.change({ owner: 'nobody', text: 'Two' });
    await vi.advanceTimersByTimeAsync(801);
    expect(sent).toEqual([
      [{ owner: 'nobody', text: 'Two' }, 1],
      [{ text: 'Two' }, 1],
    ]);
    expect(saver.status()).toMatchObject({
      state: 'refused',
      failure: { kind: 'refused', error: reason },
      refused: { owner: { value: 'nobody', error: reason } },
    });
    saver.rebase(state.note);
    saver.change({ owner: 'nobody', text: 'Three' });
    await vi.advanceTimersByTimeAsync(800);
    expect([sent.at(-1), saver.status().state]).toEqual([[{ text: 'Three' }, 2], 'refused']);
    // A corrected value is sent.
    state.answer = null;
    saver.rebase(state.note);
    saver.change({ owner: 'maya' });
    await vi.advanceTimersByTimeAsync(800);
    expect([sent.at(-1), saver.status().state, saver.status().refused]).toEqual([[{ owner: 'maya' }, 3], 'saved', {}]);
  });

  it('is over when the refused value is taken back', async () => {
    const { saver, state } = setUp();
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
    saver.change({ owner: 'nobody' });
    await vi.advanceTimersByTimeAsync(800);
    saver.change({});
    expect(saver.status()).toMatchObject({ state: 'idle', failure: null, refused: {} });
  });
});

describe('when somebody else was faster', () => {
  it('merges what they changed elsewhere', async () => {
    const { saver, state } = setUp();
    state.note = { ...state.note, owner: 'maya', version: 2 };
    saver.change({ text: 'Two' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ text: 'Two', owner: 'maya', version: 3 });
    expect(saver.status().state).toBe('saved');
  });

  it('waits for a decision about a conflict, and then overwrites with what is typed by that time', async () => {
    const { saver, state, sent, decided } = setUp();
    state.note = { ...state.note, text: 'Theirs', version: 2 };
    saver.change({ text: 'Mine' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status()).toMatchObject({ state: 'conflict' });
    saver.change({ text: 'Mine and more' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBe(1);
    saver.decide('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Mine and more', version: 3 });
    // So that the service tells who wrote the other text.
    expect(decided).toEqual([undefined, 1]);
  });

  it('drops only the field in conflict when the decision is to take theirs', async () => {
    const { saver, state } = setUp();
    state.note = { ...state.note, text: 'Theirs', version: 2 };
    saver.change({ text: 'Mine', owner: 'noor' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.decide('theirs')).toEqual({ owner: 'noor' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Theirs', owner: 'noor' });
    expect(saver.status().state).toBe('saved');
  });

  it('applies a decision for each field: mine, theirs or the base value', async () => {
    const { saver, state } = setUp();
    const [first] = [state.note];
    state.note = { ...first, text: 'Theirs', owner: 'lin', answers: { ...first.answers, a: 'theirs' }, version: 2 };
    saver.change({ text: 'Mine', owner: 'noor', answers: { ...first.answers, a: 'mine', d: 'new' } });
    await vi.advanceTimersByTimeAsync(800);
    const fields = saver.status().conflict?.merge.conflicts.map(({ field }) => field);
    expect(fields?.toSorted()).toEqual(['answers/a', 'owner', 'text']);
    saver.decide({ text: 'theirs', owner: 'mine', 'answers/a': 'base' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ text: 'Theirs', owner: 'noor', answers: { ...first.answers, d: 'new' } });
    expect(saver.status().state).toBe('saved');
    // The value that was dropped is saved when it is typed once more.
    saver.rebase(state.note);
    saver.change({ text: 'Mine' });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.text).toBe('Mine');
  });
});

describe('answers that two people write at once', () => {
  const theirs = (state: { note: Note }, answers: Note['answers']) =>
    (state.note = { ...state.note, answers, version: state.note.version + 1 });

  it('are merged, also with answers typed before the form shows the merged version', async () => {
    const { saver, state, sent } = setUp();
    theirs(state, { a: 'one', b: 'theirs' });
    saver.change({ answers: { a: 'mine', b: 'one' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note).toMatchObject({ answers: { a: 'mine', b: 'theirs' }, version: 3 });
    // The form still shows the version that it was filled from.
    saver.change({ answers: { a: 'mine', b: 'one' } });
    saver.change({ answers: { a: 'mine, too', b: 'one', c: 'new' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(sent.at(-1)).toEqual([{ answers: { a: 'mine, too', b: 'theirs', c: 'new' } }, 3]);
    expect(sent.length).toBe(3);
  });

  it('are kept when they are typed while a save is on its way', async () => {
    const { saver, state, sent } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    theirs(state, { a: 'one', b: 'theirs' });
    state.answer = () => promise;
    saver.change({ answers: { a: 'mine', b: 'one' } });
    await vi.advanceTimersByTimeAsync(800);
    saver.change({ answers: { a: 'mine', b: 'one', c: 'new' } });
    resolve();
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.answers).toEqual({ a: 'mine', b: 'theirs', c: 'new' });
    expect(sent.length).toBe(3);
  });

  it('are kept when the form shows the saved version before the answer arrives', async () => {
    const { saver, state } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    saver.change({ answers: { a: 'mine', b: 'one' } });
    state.answer = () => promise;
    await vi.advanceTimersByTimeAsync(800);
    saver.rebase({ ...state.note, answers: { a: 'mine', b: 'one' }, version: 2 });
    saver.change({ answers: { a: 'mine', b: 'one', c: 'new' } });
    resolve();
    await vi.advanceTimersByTimeAsync(800);
    expect(state.note.answers).toEqual({ a: 'mine', b: 'one', c: 'new' });
  });

  it('are compared with the newer version that the form was filled from', async () => {
    const { saver, state, sent, last } = setUp();
    saver.change({ answers: { a: 'mine', b: 'one' } });
    saver.rebase(theirs(state, { a: 'one', b: 'theirs' }));
    saver.flush();
    expect(last).toEqual([[{ answers: { a: 'mine', b: 'theirs' } }, 2]]);
    saver.change({ answers: { a: 'mine', b: 'theirs', c: 'new' } });
    await saver.save();
    expect(sent).toEqual([[{ answers: { a: 'mine', b: 'theirs', c: 'new' } }, 2]]);
  });

  it('need no save when the version that the form shows has them already', async () => {
    const { saver, state, sent } = setUp();
    saver.change({ answers: { a: 'mine', b: 'one' } });
    saver.rebase(theirs(state, { a: 'mine', b: 'theirs' }));
    expect(saver.status().state).toBe('idle');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
  });

  it('are replaced by theirs only where in conflict, and what was typed since is kept', async () => {
    const { saver, state } = setUp();
    theirs(state, { a: 'theirs', b: 'one', c: 'theirs' });
    saver.change({ answers: { a: 'mine', b: 'mine' } });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status().conflict?.merge.conflicts.map(({ field }) => field)).toEqual(['answers/a']);
    saver.change({ answers: { a: 'mine, too', b: 'mine', d: 'since' }, text: 'Since' });
    expect(saver.decide('theirs')).toEqual({
      answers: { a: 'theirs', b: 'mine', c: 'theirs', d: 'since' },
      text: 'Since',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note).toMatchObject({ answers: { a: 'theirs', b: 'mine', c: 'theirs', d: 'since' }, text: 'Since' });
  });

  it('overwrite theirs only where in conflict, with what is typed by the time of the decision', async () => {
    const { saver, state } = setUp();
    theirs(state, { a: 'theirs', b: 'theirs', c: 'theirs' });
    saver.change({ answers: { a: 'mine', b: 'mine' } });
    await vi.advanceTimersByTimeAsync(800);
    // Answer `a` is back to its base value; answer `b` was removed.
    saver.change({ answers: { a: 'one' } });
    saver.decide('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.note.answers).toEqual({ a: 'one', c: 'theirs' });
  });
});

it('flush sends pending changes once', async () => {
  const { saver, sent, last } = setUp();
  saver.change({ text: 'Two' });
  saver.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([last, sent]).toEqual([[[{ text: 'Two' }, 1]], []]);
});
