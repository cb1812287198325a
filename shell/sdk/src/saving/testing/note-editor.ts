import { ApiError } from '../../data/failures/api-error.ts';
import type { RecordAccess } from '../record-access.ts';
import type { EditorSaveState } from '../editor-status.ts';
import { createRecordEditor } from '../record-editor.ts';

export interface Note {
  id: string;
  version: number;
  text: string;
  owner: string;
  answers: Readonly<Record<string, string>>;
}

export const refusal = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'No', status, code: 'no', request_id: 'r' });

/** An editor of a note, the note as the service has it, and what was sent. */
export function setUp() {
  const state: { note: Note; answer: (() => Promise<void>) | null; adjust: (note: Note) => Note } = {
    note: { id: 'n', version: 1, text: 'One', owner: 'ada', answers: { a: 'one', b: 'one' } },
    answer: null,
    adjust: (note) => note,
  };
  const sent: [object, number][] = [];
  /** The version that was edited, for each request after a decision. */
  const decided: (number | undefined)[] = [];
  const last: [object, number][] = [];
  const states: EditorSaveState[] = [];
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
  const editor = createRecordEditor<Note>({ access, record: state.note, onStored: () => {} });
  editor.subscribe(() => {
    const { state: now } = editor.view();
    if ((states.at(-1) ?? 'idle') !== now) states.push(now);
  });
  return { editor, state, sent, decided, last, states };
}
