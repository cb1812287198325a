import { ApiTokenCreate, MOST_TOKEN_DAYS, type NewApiToken } from '@parapet/contracts';
import { errorMessage, useFormat, useLeaveGuard, useOperation } from '@parapet/sdk';
import { Alert, Stack } from '@parapet/ui';
import { FormModal, SelectField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { TokenScopes } from './token-scopes.tsx';

const DAY = 86_400_000;
/** Days until a token ends. */
const LIFETIMES = ['30', '90', '180', '365'] as const;
const LIFETIME = '90';
/** Characters of a name. */
const LONGEST_NAME = 100;

const { name, scopes, expires_at } = ApiTokenCreate.properties;
const TokenForm = { properties: { name, scopes, expires_at }, required: ['name', 'scopes'] };

/** At the end of a day (UTC), so that a retry after a lost response is the same request; at most a year from now. */
function endOf(days: number): string {
  const round = days < MOST_TOKEN_DAYS ? Math.ceil : Math.floor;
  return new Date(round((Date.now() + days * DAY) / DAY) * DAY).toISOString();
}

interface TokenDialogProps {
  onCreated: (token: NewApiToken) => void;
  onClose: () => void;
}

/** Asks for a name, what the token may do, and how long. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const { mutateAsync } = useOperation('createApiToken', { onError: () => {} });
  // The same ends as long as the dialog is open.
  const [lifetimes] = useState(() => LIFETIMES.map((days) => ({ days, ends: endOf(Number(days)) })));
  const form = useSchemaForm(TokenForm, {
    initialValues: { name: '', scopes: ['read'], expires_at: lifetimes.find(({ days }) => days === LIFETIME)?.ends },
    onSubmit: async (values) => {
      const token = await mutateAsync({ body: { ...values, name: values.name.trim() } });
      guard.release();
      onCreated(token);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const [named, scoped, ending] = [form.field('name'), form.field('scopes'), form.field('expires_at')];
  return (
    <FormModal
      opened
      onClose={onClose}
      confirmLeave={guard.confirmLeave}
      title={t('tokens.create')}
      submitLabel={t('tokens.create')}
      cancelLabel={t('members.cancel')}
      form={{ formError: null, submitting: form.submitting, submit: form.submit }}
    >
      <Stack>
        {form.failure !== null && (
          <Alert kind="error" title={t('tokens.not-created')}>
            {errorMessage(form.failure, '')}
          </Alert>
        )}
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
        <SelectField
          {...ending}
          label={t('tokens.lifetime')}
          hint={t('tokens.ends-on', { date: format.date(ending.value ?? '') })}
          options={lifetimes.map(({ days, ends }) => ({ value: ends, label: t(`tokens.lifetime.${days}`) }))}
          required
        />
      </Stack>
    </FormModal>
  );
}
