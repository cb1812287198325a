/** Saving records that others may change meanwhile: forms, autosave, drafts. Loaded with the first page that edits. */
export { useRecordEditor, type Autosave, type AutosaveConflict } from './saving/use-record-editor.ts';
export { changesOfDraft, draftOf } from './saving/drafts/draft-changes.ts';
export type { FoundDraft } from './saving/drafts/use-found-draft.ts';
export { useDraft, type StoredDraft } from './saving/drafts/use-draft.ts';
export { useRecordForm, type FormConflict, type RecordFormEditing } from './saving/use-record-form.ts';
export { useValuesEdit } from './saving/use-values-edit.ts';
export { putBack } from './saving/put-back.ts';
export type { FirstSave, StoredRecord } from './saving/record-access.ts';
export type { RefusedValue } from './saving/decisions.ts';
export type { AuthoredVersions } from './saving/save-over.ts';
