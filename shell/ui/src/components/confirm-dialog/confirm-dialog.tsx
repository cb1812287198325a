import type { ReactNode } from 'react';
import { Stack } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  message: ReactNode;
  /** Further lines below the message. */
  details?: ReactNode;
  /** Names what will happen, e.g. 'Delete'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone: its button is red. */
  danger?: boolean;
  /** The work is under way: both buttons wait. */
  busy?: boolean;
  /** False while something is missing that the question asks for, e.g. a name to type; default true. */
  ready?: boolean;
  /** Why it did not work, above the details. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that matters. The focus starts on the safe answer. */
export function ConfirmDialog({
  opened,
  title,
  message,
  details,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  ready = true,
  error = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
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
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy} disabled={!ready}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(error !== null || details !== undefined) && (
        <Stack>
          {error !== null && <Alert kind="error">{error}</Alert>}
          {details}
        </Stack>
      )}
    </Dialog>
  );
}
