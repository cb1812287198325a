/** Deleting a record, and changing many. Loaded with the first page, or the first part of a page, that offers it. */
export { DeleteDialog } from './deleting/delete-dialog.tsx';
export {
  bulkSelection,
  stillSelected,
  useBulkChange,
  type BulkEnd,
  type BulkProgress,
  type BulkRefusal,
  type BulkSelection,
  type BulkState,
} from './bulk/use-bulk-change.ts';
export type { BulkChange, BulkStep } from './bulk/bulk-run.ts';
