import { RecordHistoryDialog } from '../../parts/record-history-dialog.tsx';
import { useGrcReader } from '../../parts/use-grc-reader.tsx';

/** Who changed a GRC template. */
export function GrcHistory(props: { id: string; title: string; onClose: () => void }) {
  return <RecordHistoryDialog entity="grc_templates" fields={useGrcReader()} {...props} />;
}
