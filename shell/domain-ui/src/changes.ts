/** Deleting a record, and changing many. Loaded with the first page, or the first part of a page, that offers it. */
export { DeleteDialog, type DeleteDialogProps } from './deleting/delete-dialog.tsx';
export {
  bulkSelection,
  stillSelected,
  useBulkChange,
  type BulkEnd,
  type BulkKind,
  type BulkListQuery,
  type BulkProgress,
  type BulkRefusal,
  type BulkSaying,
  type BulkSelection,
  type BulkState,
} from './bulk/use-bulk-change.ts';
export type { BulkBody, BulkChange, BulkStep } from './bulk/bulk-run.ts';
