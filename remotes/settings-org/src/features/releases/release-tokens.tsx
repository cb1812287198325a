import type { NewReleaseToken, ReleaseToken } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Button, Card, EmptyState, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { NewToken } from '../../access/new-token.tsx';
import { TokenList } from '../../access/token-list.tsx';
import { useTexts } from '../../locales/use-texts.ts';

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
  const facts = useFacts();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewReleaseToken | null>(null);
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
        <TokenList
          label={t('releases.tokens')}
          tokens={tokens.map((token) => ({ id: token.id, name: token.remote, facts: facts(token) }))}
          operation="revokeReleaseToken"
          question={(name) => t('releases.revoke-question', { name })}
          onRevoked={(id) => {
            setMade((shown) => (shown?.token.id === id ? null : shown));
            onChanged();
          }}
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
