/** Saving records that others may change meanwhile: forms, autosave, drafts. Loaded with the first page that edits. */
export {
  useRecordEditor,
  type Autosave,
  type AutosaveConflict,
  type RecordEditing,
  type RecordEditorOptions,
} from './saving/use-record-editor.ts';
export { changesOfDraft, draftOf } from './saving/drafts/draft-changes.ts';
export type { FoundDraft } from './saving/drafts/use-found-draft.ts';
export { useDraft, type DraftOptions, type StoredDraft } from './saving/drafts/use-draft.ts';
export {
  useRecordForm,
  type FormConflict,
  type RecordFormEditing,
  type RecordFormOptions,
} from './saving/use-record-form.ts';
export { useValuesEdit, type ValuesEdit } from './saving/use-values-edit.ts';
export { putBack } from './saving/put-back.ts';
export type { EditorSaveState } from './saving/editor-status.ts';
export type { Draft as StoredChanges } from './saving/drafts/draft-storage.ts';
export type { FirstSave, StoredRecord } from './saving/record-access.ts';
export type { RefusedValue } from './saving/decisions.ts';
export type { AuthoredVersions, FieldAuthor } from './saving/save-over.ts';
