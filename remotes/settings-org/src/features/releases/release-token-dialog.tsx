import { ReleaseTokenCreate, type NewReleaseToken } from '@parapet/contracts';
import { useLeaveGuard, useOperation } from '@parapet/sdk';
import { Alert } from '@parapet/ui';
import { TextField, useSchemaForm } from '@parapet/ui/forms';
import { useState } from 'react';
import { LifetimeField } from '../../access/lifetime-field.tsx';
import { lifetimes } from '../../access/lifetimes.ts';
import { EntryDialog } from '../../dialogs/entry-dialog.tsx';
import { useTexts } from '../../locales/use-texts.ts';

interface ReleaseTokenDialogProps {
  onCreated: (token: NewReleaseToken) => void;
  onClose: () => void;
}

/** Asks for which remote a token is, and how long. */
export function ReleaseTokenDialog({ onCreated, onClose }: ReleaseTokenDialogProps) {
  const t = useTexts();
  const { mutateAsync } = useOperation('createReleaseToken', { onError: () => {} });
  // The same ends as long as the dialog is open.
  const [choices] = useState(lifetimes);
  const form = useSchemaForm(ReleaseTokenCreate, {
    initialValues: { remote: '', expires_at: choices.find(({ isFirst }) => isFirst)?.ends },
    onSubmit: async (values) => {
      const token = await mutateAsync({ body: values });
      guard.release();
      onCreated(token);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const [remote, ending] = [form.field('remote'), form.field('expires_at')];
  return (
    <EntryDialog
      form={form}
      guard={guard}
      onClose={onClose}
      title={t('releases.create-token')}
      submitLabel={t('tokens.create')}
      intro={<Alert kind="warning" title={t('releases.token-warning')} />}
      failed={t('tokens.not-created')}
    >
      <TextField
        {...remote}
        error={remote.error === undefined ? null : t('releases.remote-invalid')}
        label={t('releases.remote')}
        hint={t('releases.remote-hint')}
        required
        maxLength={100}
        autoComplete="off"
      />
      <LifetimeField {...ending} choices={choices} />
    </EntryDialog>
  );
}
