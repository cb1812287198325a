import { failureOf, query, routes, useQuery, useSession } from '@parapet/sdk';
import { Card, ErrorState, Stack, TextLink } from '@parapet/ui';
import { TextField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { UpdatePassword } from './update-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** Who is signed in, and the way to the provider's page for their account. */
export function AccountCard() {
  const t = useTexts();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(query('getAuthSession'));
  const { message, requestId } = failureOf(error, t('account.failed'));
  return (
    <Card title={t('account.title')}>
      <Stack>
        <TextField
          label={t('account.email')}
          value={user.email || t('account.no-email')}
          onChange={() => {}}
          readOnly
        />
        {data && <VerifyEmail session={data} onClosed={() => void refetch()} />}
        {error && (
          <ErrorState
            size="sm"
            message={message}
            requestId={requestId}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!error && (
          <div>
            <UpdatePassword signIn={data?.sign_in} />
          </div>
        )}
        {data?.user?.server_admin && <TextLink to={routes.releases()}>{t('account.releases')}</TextLink>}
      </Stack>
    </Card>
  );
}
