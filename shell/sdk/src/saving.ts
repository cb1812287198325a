/** Saving records that others may change meanwhile: forms, autosave, drafts. Loaded with the first page that edits. */
export { useAutosave, type Autosave, type AutosaveConflict, type AutosaveOptions } from './saving/use-autosave.ts';
export { draftOver, useDraft, type DraftOptions, type StoredDraft } from './saving/drafts/use-draft.ts';
export {
  useSaveRecord,
  type Conflict,
  type SaveRecord,
  type SaveRecordOptions,
  type SaveState,
} from './saving/use-save-record.ts';
export { putBack } from './saving/put-back.ts';
export type { AutosaveState } from './saving/autosaver.ts';
export type { Draft as StoredChanges } from './saving/drafts/draft-storage.ts';
export type { FirstSave, StoredRecord } from './saving/record-access.ts';
export type { RefusedValue } from './saving/autosaver.ts';
export type { AuthoredVersions, FieldAuthor } from './saving/save-over.ts';
