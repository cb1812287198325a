import type { NewReleaseToken, ReleaseToken } from '@parapet/contracts';
import { useFormat, useNotify, useOperation } from '@parapet/sdk';
import { Button, Card, ConfirmDialog, EmptyState, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { NewToken } from '../../access/new-token.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { EntryList } from '../../lists/entry-list.tsx';

const ReleaseTokenDialog = lazyPart(async () => ({
  default: (await import('./release-token-dialog.tsx')).ReleaseTokenDialog,
}));

interface ReleaseTokensProps {
  tokens: readonly ReleaseToken[];
  /** Called after one was made or revoked. */
  onChanged: () => void;
}

/** The tokens with which teams release their remotes over HTTP: made, shown once, and revoked. */
export function ReleaseTokens({ tokens, onChanged }: ReleaseTokensProps) {
  const t = useTexts();
  const notify = useNotify();
  const facts = useFacts();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewReleaseToken | null>(null);
  const [revoking, setRevoking] = useState<ReleaseToken | null>(null);
  const revoke = useOperation('revokeReleaseToken', {
    onError: () => notify.error(t('tokens.not-revoked')),
    onSuccess: (_, { id }) => {
      setRevoking(null);
      setMade((shown) => (shown?.token.id === id ? null : shown));
      onChanged();
      notify.success(t('tokens.revoked'));
    },
  });
  return (
    <Card
      title={t('releases.tokens')}
      description={t('releases.tokens-description')}
      padding="none"
      actions={
        <Button size="sm" icon="add" onClick={() => setCreating(true)}>
          {t('tokens.create')}
        </Button>
      }
    >
      {made !== null && <NewToken secret={made.secret} name={made.token.remote} onClose={() => setMade(null)} />}
      {tokens.length > 0 ? (
        <EntryList
          label={t('releases.tokens')}
          entries={tokens.map((token) => ({
            id: token.id,
            name: token.remote,
            facts: facts(token),
            action: (
              <Button
                size="sm"
                variant="subtle"
                onClick={() => setRevoking(token)}
                aria-label={t('tokens.revoke-one', { name: token.remote })}
              >
                {t('tokens.revoke')}
              </Button>
            ),
          }))}
        />
      ) : (
        <EmptyState size="sm" icon="key" title={t('releases.no-tokens')} />
      )}
      <Suspense>
        {creating && (
          <ReleaseTokenDialog
            onCreated={(token) => {
              setMade(token);
              setCreating(false);
              onChanged();
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={revoking !== null}
        title={t('tokens.revoke-title')}
        message={t('releases.revoke-question', { name: revoking?.remote ?? '' })}
        confirmLabel={t('tokens.revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoking !== null && revoke.mutate({ id: revoking.id })}
        onCancel={() => setRevoking(null)}
      />
    </Card>
  );
}

function useFacts() {
  const t = useTexts();
  const format = useFormat();
  return ({ id, created_by, created_at, expires_at, last_used_at }: ReleaseToken) =>
    [
      // As the log of the registry names it.
      id.slice(0, 8),
      created_by === null
        ? t('tokens.created-on', { date: format.date(created_at) })
        : t('releases.token-created', { name: created_by, date: format.date(created_at) }),
      last_used_at === null ? t('tokens.never-used') : t('tokens.used', { date: format.dateTime(last_used_at) }),
      t('tokens.ends', { date: format.date(expires_at) }),
    ].join(' · ');
}
