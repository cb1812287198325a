import { MOST_TOKEN_DAYS, type NewApiToken } from '@parapet/contracts';
import type { TokenScope } from '@parapet/contracts/rules';
import { errorMessage, useFormat, useLeaveGuard, useOperation } from '@parapet/sdk';
import { Alert, Stack } from '@parapet/ui';
import { FormModal, SelectField, TextField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { TokenScopes } from './token-scopes.tsx';

const DAY = 86_400_000;
/** Days until a token ends. */
const LIFETIMES = ['30', '90', '180', '365'] as const;
type Lifetime = (typeof LIFETIMES)[number];
const LIFETIME: Lifetime = '90';
/** Characters of a name. */
const LONGEST_NAME = 100;

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
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [lifetime, setLifetime] = useState<Lifetime>(LIFETIME);
  const [tried, setTried] = useState(false);
  const create = useOperation('createApiToken', { onSuccess: onCreated, onError: () => {} });
  const guard = useLeaveGuard(name !== '' || scopes.join() !== 'read' || lifetime !== LIFETIME);
  const errors = {
    name: tried && name.trim() === '' ? t('tokens.name-missing') : null,
    scopes: tried && scopes.length === 0 ? t('tokens.scopes-missing') : null,
  };
  const expires_at = endOf(Number(lifetime));
  const submit = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    setTried(true);
    if (create.isPending || name.trim() === '' || scopes.length === 0) return false;
    create.mutate({ body: { name: name.trim(), scopes: [...scopes], expires_at } });
    return true;
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      confirmLeave={guard.confirmLeave}
      title={t('tokens.create')}
      submitLabel={t('tokens.create')}
      cancelLabel={t('members.cancel')}
      form={{ formError: null, submitting: create.isPending, submit }}
    >
      <Stack>
        {create.error !== null && (
          <Alert kind="error" title={t('tokens.not-created')}>
            {errorMessage(create.error, '')}
          </Alert>
        )}
        <TextField
          label={t('tokens.name')}
          hint={t('tokens.name-hint')}
          value={name}
          onChange={setName}
          required
          maxLength={LONGEST_NAME}
          error={errors.name}
          autoComplete="off"
        />
        <TokenScopes value={scopes} onChange={setScopes} error={errors.scopes} />
        <SelectField
          label={t('tokens.lifetime')}
          hint={t('tokens.ends-on', { date: format.date(expires_at) })}
          options={LIFETIMES.map((value) => ({ value, label: t(`tokens.lifetime.${value}`) }))}
          value={lifetime}
          onChange={setLifetime}
          required
        />
      </Stack>
    </FormModal>
  );
}
