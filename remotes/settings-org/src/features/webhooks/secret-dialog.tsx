import type { Webhook } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Alert, Button, Dialog, Stack } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useCopy } from '../../access/use-copy.ts';
import secretClasses from '../../access/secret.module.css';
import { useWebhookTexts } from '../../locales/webhooks/texts.ts';

/** Shows a new secret, which nobody can read again. It closes once the person says that they have stored it. */
export function SecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useWebhookTexts();
  const format = useFormat();
  const copy = useCopy({ copied: t('copied'), failed: t('not-copied') });
  const [stored, setStored] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const { secret = '', old_secret_until } = webhook;
  return (
    <Dialog
      opened
      onClose={() => (stored ? onClose() : setLeft(true))}
      title={t('secret-title', { name: webhook.name })}
      description={t('secret-description')}
      footer={
        <Button variant="primary" disabled={!stored} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack>
        <div className={secretClasses.line}>
          <code className={secretClasses.secret} aria-label={t('secret')} dir="ltr">
            {secret}
          </code>
          <Button size="sm" icon="copy" data-autofocus onClick={() => void copy(secret)}>
            {t('copy')}
          </Button>
        </div>
        <Alert kind="warning" title={t('store-now')}>
          {t('store-now-why')}
        </Alert>
        {old_secret_until !== null && <span>{t('old-until', { date: format.date(old_secret_until) })}</span>}
        <CheckboxField
          label={t('stored')}
          required={false}
          value={stored}
          onChange={setStored}
          error={wasLeft && !stored ? t('store-first') : null}
        />
      </Stack>
    </Dialog>
  );
}
