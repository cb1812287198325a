import { ApiTokenCreate, type NewApiToken } from '@parapet/contracts';
import { useLeaveGuard, useOperation } from '@parapet/sdk';
import { TextField, useSchemaForm } from '@parapet/ui/forms';
import { useState } from 'react';
import { EntryDialog } from '../../dialogs/entry-dialog.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { LifetimeField } from '../../access/lifetime-field.tsx';
import { lifetimes } from '../../access/lifetimes.ts';
import { TokenScopes } from './token-scopes.tsx';

/** Characters of a name. */
const LONGEST_NAME = 100;

const { name, scopes, expires_at } = ApiTokenCreate.properties;
const TokenForm = { properties: { name, scopes, expires_at }, required: ['name', 'scopes'] };

interface TokenDialogProps {
  onCreated: (token: NewApiToken) => void;
  onClose: () => void;
}

/** Asks for a name, what the token may do, and how long. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const t = useTexts();
  const { mutateAsync } = useOperation('createApiToken', { onError: () => {} });
  // The same ends as long as the dialog is open.
  const [choices] = useState(lifetimes);
  const form = useSchemaForm(TokenForm, {
    initialValues: { name: '', scopes: ['read'], expires_at: choices.find(({ isFirst }) => isFirst)?.ends },
    onSubmit: async (values) => {
      const token = await mutateAsync({ body: { ...values, name: values.name.trim() } });
      guard.release();
      onCreated(token);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const [named, scoped, ending] = [form.field('name'), form.field('scopes'), form.field('expires_at')];
  return (
    <EntryDialog
      form={form}
      guard={guard}
      onClose={onClose}
      title={t('tokens.create')}
      submitLabel={t('tokens.create')}
      failed={t('tokens.not-created')}
    >
      <TextField
        {...named}
        error={named.error === undefined ? null : t('tokens.name-missing')}
        label={t('tokens.name')}
        hint={t('tokens.name-hint')}
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <TokenScopes
        value={scoped.value ?? []}
        onChange={(next) => scoped.onChange([...next])}
        error={scoped.error === undefined ? null : t('tokens.scopes-missing')}
      />
      <LifetimeField {...ending} choices={choices} />
    </EntryDialog>
  );
}
