/** What a record editor is told, and what it tells. */
import type { Picks, RefusedValue } from './decisions.ts';
import type { RecordAccess, StoredRecord } from './record-access.ts';
import type { SaveFailure } from './save-failure.ts';
import type { Fields, RecordConflict } from './save-over.ts';

export type EditorSaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'retrying' | 'refused' | 'conflict';

/** What became of the changes. */
export interface EditorStatus<R extends StoredRecord> {
  state: EditorSaveState;
  /** Why the last attempt failed. */
  failure: SaveFailure | null;
  /** Number of attempts that failed in a row. */
  failures: number;
  /** Time of the last save, in milliseconds since 1970. */
  savedAt: number | null;
  conflict: RecordConflict<R> | null;
  /** The side that the person picked, for fields in conflict. */
  picks: Picks;
  /** Values that the service refused, by field. They are not sent again as they are; the other fields are saved. */
  refused: Readonly<Record<string, RefusedValue>>;
}

/** Everything that a page shows of the record. The same object as long as nothing has changed. */
export interface EditorView<R extends StoredRecord> extends EditorStatus<R> {
  /** The version that the changes are based on; null until a new record is saved. */
  record: R | null;
  /** The record as the person sees it, with their changes. */
  values: Fields;
  /** The person's changes that are not stored yet. */
  changes: Fields;
}

/** May differ from one render to the next. */
export interface EditorRules {
  /** Whether it is saved while it is typed; if not, `save(true)` saves it. Always by default. */
  savesItself?: (values: Fields) => boolean;
  /** Changes that follow from others, e.g. the status that a first change leads to. */
  withDerived?: (changes: Fields, values: Fields) => Fields;
  /** What a form shows of a version. All of it by default. */
  shown?: (record: StoredRecord) => Fields;
}

export interface EditorSettings<R extends StoredRecord> extends EditorRules {
  access: RecordAccess<R>;
  /** Null for a new one, which the first save creates. */
  record: R | null;
  /** The values of a new one. */
  empty?: Fields;
  /** Whether two values mean the same to a person. */
  same?: (one: unknown, other: unknown) => boolean;
  onStored: (record: R) => void;
}
