import type { AuditedEntity } from '@parapet/contracts';
import { RecordHistory, type FieldReader } from '@parapet/domain-ui/forms';
import { Dialog } from '@parapet/ui';

interface RecordHistoryDialogProps {
  entity: AuditedEntity;
  id: string;
  title: string;
  fields: FieldReader;
  onClose: () => void;
}

/** Who changed a record, when and how, over the page. */
export function RecordHistoryDialog({ title, onClose, ...record }: RecordHistoryDialogProps) {
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      <RecordHistory {...record} />
    </Dialog>
  );
}
