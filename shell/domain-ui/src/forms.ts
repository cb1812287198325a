/** @parapet/domain-ui/forms: what people see who open or edit a record. Loaded with the first form, not with the product's first page. */
export { RecordHistory, type FieldReader } from './history/record-history.tsx';
export { RiskNotes, riskNotesQuery } from './notes/risk-notes.tsx';
export { RecordConflictDialog } from './conflict/record-conflict-dialog.tsx';
export { ScoreMatrix } from './matrix/score-matrix.tsx';
export { PersonSelect } from './people/person-select.tsx';
export { SaveFailureStatus } from './saving/save-failure-status.tsx';
