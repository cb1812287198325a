import { useServices, useStore, type ConfirmOptions } from '@parapet/sdk/host';
import { ConfirmDialog, ToastRegion } from '@parapet/ui';
import { useState } from 'react';

/** Toasts and questions, wherever in the product they come from. */
export function Messages() {
  const { notifications, confirmations } = useServices();
  const toasts = useStore(notifications);
  const question = useStore(confirmations);
  // The dialog fades out after the answer; its texts must not vanish before it does.
  const [last, setLast] = useState<ConfirmOptions | null>(null);
  if (question !== null && question !== last) setLast(question);
  return (
    <>
      <ToastRegion toasts={toasts} onDismiss={notifications.dismiss} />
      {last !== null && (
        <ConfirmDialog
          {...last}
          opened={question !== null}
          onConfirm={() => confirmations.answer(true)}
          onCancel={() => confirmations.answer(false)}
        />
      )}
    </>
  );
}
