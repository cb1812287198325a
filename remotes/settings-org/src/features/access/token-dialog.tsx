import { TOKEN_SCOPES, type NewApiToken, type TokenScope } from '@parapet/contracts';
import { errorMessage, useOperation } from '@parapet/sdk';
import { Alert, Button, Dialog, Stack } from '@parapet/ui';
import { CheckboxGroup, SelectField, TextField } from '@parapet/ui/forms';
import { useId, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { focusFirst } from '../../parts/focus-first.ts';

const DAY = 86_400_000;
/** Days until a token ends; 0 for never. */
const LIFETIMES = ['30', '90', '365', '0'] as const;
type Lifetime = (typeof LIFETIMES)[number];
/** Characters of a name. */
const LONGEST_NAME = 100;

interface TokenDialogProps {
  onCreated: (token: NewApiToken) => void;
  onClose: () => void;
}

/** Asks for a name, what the token may do, and how long. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const t = useTexts();
  const form = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>(['read']);
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [tried, setTried] = useState(false);
  const create = useOperation('createApiToken', { onSuccess: onCreated, onError: () => {} });
  const errors = {
    name: tried && name.trim() === '' ? t('tokens.name-missing') : null,
    scopes: tried && scopes.length === 0 ? t('tokens.scopes-missing') : null,
  };
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || scopes.length === 0) return;
    const days = Number(lifetime);
    // Rounded up to a whole day, so that a retry after a lost response is the same request.
    const ends = new Date(Math.ceil((Date.now() + days * DAY) / DAY) * DAY).toISOString();
    create.mutate({ body: { name: name.trim(), scopes, ...(days > 0 && { expires_at: ends }) } });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('tokens.create')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('members.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={create.isPending}>
            {t('tokens.create')}
          </Button>
        </>
      }
    >
      <form
        ref={focusFirst}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {create.error !== null && <Alert kind="error" title={t('tokens.not-created')}>{errorMessage(create.error, '')}</Alert>}
          <TextField label={t('tokens.name')} hint={t('tokens.name-hint')} value={name} onChange={setName} required maxLength={LONGEST_NAME} error={errors.name} autoComplete="off" />
          <CheckboxGroup
            label={t('tokens.scopes')}
            options={TOKEN_SCOPES.map((scope) => ({ value: scope, label: t(`tokens.scope.${scope}`), hint: t(`tokens.scope-hint.${scope}`) }))}
            value={scopes}
            onChange={setScopes}
            required
            error={errors.scopes}
          />
          <SelectField label={t('tokens.lifetime')} options={LIFETIMES.map((value) => ({ value, label: t(`tokens.lifetime.${value}`) }))} value={lifetime} onChange={setLifetime} required />
        </Stack>
      </form>
    </Dialog>
  );
}
