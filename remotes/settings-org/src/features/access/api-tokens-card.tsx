import type { ApiToken, NewApiToken } from '@parapet/contracts';
import { MOST_TOKENS } from '@parapet/contracts';
import { query, useFormat, useQuery } from '@parapet/sdk';
import { Button, Card, EmptyState, QueryView, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { NewToken } from '../../access/new-token.tsx';
import { TokenList } from '../../access/token-list.tsx';
import { useScopeTexts } from '../../access/use-scope-texts.ts';

const TokenDialog = lazyPart(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));

/** The person's tokens for scripts: made, shown once, and revoked. */
export function ApiTokensCard() {
  const t = useTexts();
  const tokens = useQuery(query('getApiTokens'));
  const facts = useTokenFacts();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const isFull = (tokens.data?.items.length ?? 0) >= MOST_TOKENS;
  return (
    <Card
      title={t('tokens.title')}
      description={t('tokens.description')}
      padding="none"
      actions={
        <Button
          size="sm"
          icon="add"
          disabledReason={isFull ? t('tokens.too-many', { count: MOST_TOKENS }) : null}
          onClick={() => setCreating(true)}
        >
          {t('tokens.create')}
        </Button>
      }
    >
      {made !== null && <NewToken secret={made.secret} name={made.token.name} onClose={() => setMade(null)} />}
      <QueryView
        query={tokens}
        failed={t('tokens.not-loaded')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState size="sm" icon="key" title={t('tokens.none')} />}
      >
        {({ items }) => (
          <TokenList
            label={t('tokens.title')}
            tokens={items.map((token) => ({ id: token.id, name: token.name, facts: facts(token) }))}
            operation="revokeApiToken"
            question={(name) => t('tokens.revoke-question', { name })}
            onRevoked={(id) => {
              setMade((shown) => (shown?.token.id === id ? null : shown));
              void tokens.refetch();
            }}
          />
        )}
      </QueryView>
      <Suspense>
        {creating && (
          <TokenDialog
            onCreated={(token) => {
              setMade(token);
              setCreating(false);
              void tokens.refetch();
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function useTokenFacts() {
  const t = useTexts();
  const format = useFormat();
  const may = useScopeTexts();
  return ({ scopes, created_at, expires_at, last_used_at }: ApiToken) =>
    [
      ...may(scopes),
      t('tokens.created-on', { date: format.date(created_at) }),
      last_used_at === null ? t('tokens.never-used') : t('tokens.used', { date: format.dateTime(last_used_at) }),
      t('tokens.ends', { date: format.date(expires_at) }),
    ].join(' · ');
}
