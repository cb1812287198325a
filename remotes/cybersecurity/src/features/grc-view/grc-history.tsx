import { RecordHistoryDialog } from '../../history/record-history-dialog.tsx';
import { useGrcReader } from '../../grc/use-grc-reader.tsx';

/** Who changed a GRC template. */
export function GrcHistory(props: { id: string; title: string; onClose: () => void }) {
  return <RecordHistoryDialog entity="grc_templates" fields={useGrcReader()} {...props} />;
}
