import { OLD_SECRET_DAYS, type Webhook } from '@parapet/contracts';
import { errorMessage, useFormat, useOperation } from '@parapet/sdk';
import { ConfirmDialog } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';

interface ChangeSecretDialogProps {
  webhook: Webhook;
  /** With the new secret. */
  onChanged: (webhook: Webhook) => void;
  onClose: () => void;
}

/** Asks whether the old secret goes on for some days, so that the receiver can be changed in the meantime. */
export function ChangeSecretDialog({ webhook, onChanged, onClose }: ChangeSecretDialogProps) {
  const t = useWebhookTexts();
  const format = useFormat();
  const [keepOld, setKeepOld] = useState(true);
  const [end] = useState(() => Date.now() + OLD_SECRET_DAYS * 86_400_000);
  const change = useOperation('changeWebhookSecret', { onError: () => {}, onSuccess: onChanged });
  return (
    <ConfirmDialog
      opened
      title={t('change-secret')}
      message={t('change-question', { name: webhook.name })}
      confirmLabel={t('change-secret')}
      busy={change.isPending}
      error={change.error === null ? null : errorMessage(change.error, t('not-possible'))}
      onConfirm={() => change.mutate({ id: webhook.id, body: { keep_old: keepOld } })}
      onCancel={onClose}
      details={
        <CheckboxField
          label={t('keep-old', { date: format.date(end) })}
          required={false}
          value={keepOld}
          onChange={setKeepOld}
        />
      }
    />
  );
}
