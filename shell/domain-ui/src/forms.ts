/** @parapet/domain-ui/forms: what people see who open or edit a record. Loaded with the first form, not with the product's first page. */
export { RecordHistory, type FieldReader } from './history/record-history.tsx';
export { RiskNotes, riskNotesQuery } from './notes/risk-notes.tsx';
export { RecordConflictDialog } from './conflict/record-conflict-dialog.tsx';
export { ScoreMatrix } from './matrix/score-matrix.tsx';
export { PersonSelect } from './people/person-select.tsx';
export { GoneStatus } from './saving/gone-status.tsx';
export { useNewerText } from './saving/use-newer-text.ts';
export { SaveFailureStatus } from './saving/save-failure-status.tsx';
export { ScenarioSelect } from './items/scenario-select.tsx';
export { QuestionField, type Answer, type QuestionFieldProps } from './questions/question-field.tsx';
export { TemplateFields, type TemplateFieldsProps } from './templates/template-fields.tsx';
export {
  EditItemForm,
  NewItemForm,
  type EditItemFormProps,
  type ItemFormTexts,
  type NewItemFormProps,
} from './items/item-form.tsx';
export { draftOf, type FormTemplate, type ItemDraft } from './items/item-draft.ts';
export type { Item, ItemFormKind } from './items/item-form-kinds.ts';
export { LinkedPropertiesField, LinkedScenariosField } from './items/linked-field.tsx';
export { useTemplates } from './items/use-templates.ts';
export { BulkDialogs } from './bulk/bulk-dialogs.tsx';
export { useRiskFields } from './risk/use-risk-fields.tsx';
export { DraftNotice, type DraftDifference } from './saving/draft-notice.tsx';
export { useItemFields } from './items/use-item-fields.tsx';
export { usePresence, type OpenRecord, type PresentPerson } from './presence/use-presence.ts';
export { PresentPeople, usePresentNames, type PresentName } from './presence/present-people.tsx';
