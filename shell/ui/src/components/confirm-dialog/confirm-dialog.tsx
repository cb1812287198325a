import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  message: ReactNode;
  /** Names what will happen, e.g. 'Delete'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** What goes ahead cannot be undone: the button is red. */
  danger?: boolean;
  /** The work is under way: both buttons wait. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that matters. The focus starts on the safe answer. */
export function ConfirmDialog({ opened, title, message, confirmLabel, cancelLabel, danger = false, busy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  const t = useTexts();
  const cancel = busy ? () => {} : onCancel;
  return (
    <Dialog
      opened={opened}
      onClose={cancel}
      title={title}
      description={message}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={cancel} disabled={busy} data-autofocus>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
