import { useNotify, useOperation } from '@parapet/sdk';
import { Button, ConfirmDialog } from '@parapet/ui';
import { useState } from 'react';
import { EntryList } from '../lists/entry-list.tsx';
import { useTexts } from '../locales/use-texts.ts';

interface ListedToken {
  id: string;
  name: string;
  /** What else there is to know of it. */
  facts: string;
}

interface TokenListProps {
  label: string;
  tokens: readonly ListedToken[];
  /** What revokes one. */
  operation: 'revokeApiToken' | 'revokeReleaseToken';
  /** Asked before one is revoked. */
  question: (name: string) => string;
  onRevoked: (id: string) => void;
}

/** Tokens, each with a button that revokes it. */
export function TokenList({ label, tokens, operation, question, onRevoked }: TokenListProps) {
  const t = useTexts();
  const notify = useNotify();
  const [revoking, setRevoking] = useState<ListedToken | null>(null);
  const revoke = useOperation(operation, {
    onError: () => notify.error(t('tokens.not-revoked')),
    onSuccess: (_, { id }) => {
      setRevoking(null);
      onRevoked(id);
      notify.success(t('tokens.revoked'));
    },
  });
  return (
    <>
      <EntryList
        label={label}
        entries={tokens.map((token) => ({
          ...token,
          action: (
            <Button
              size="sm"
              variant="subtle"
              onClick={() => setRevoking(token)}
              aria-label={t('tokens.revoke-one', { name: token.name })}
            >
              {t('tokens.revoke')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        opened={revoking !== null}
        title={t('tokens.revoke-title')}
        message={question(revoking?.name ?? '')}
        confirmLabel={t('tokens.revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoking !== null && revoke.mutate({ id: revoking.id })}
        onCancel={() => setRevoking(null)}
      />
    </>
  );
}
