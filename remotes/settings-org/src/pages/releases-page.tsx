import { ApiError, query, routes, useQuery } from '@parapet/sdk';
import { NoPermissionState, PageHeader, QueryView, Stack, TextLink } from '@parapet/ui';
import { ClientErrors } from '../features/releases/client-errors.tsx';
import { LiveReleases } from '../features/releases/live-releases.tsx';
import { ReleaseTokens } from '../features/releases/release-tokens.tsx';
import { useTexts } from '../locales/use-texts.ts';

/** For admins of the server: which releases of the remotes are live, and how they failed in browsers. */
export function ReleasesPage() {
  const t = useTexts();
  const releases = useQuery(query('getReleases'));
  const isRefused = releases.error instanceof ApiError && releases.error.status === 403;
  return (
    <Stack>
      <PageHeader
        title={t('releases.title')}
        before={<TextLink to={routes.settings()}>{t('settings.title')}</TextLink>}
        {...(!isRefused && { description: t('releases.description') })}
      />
      {isRefused ? (
        <NoPermissionState message={t('releases.not-allowed')} />
      ) : (
        <QueryView query={releases} failed={t('releases.failed')}>
          {({ remotes, errors, tokens }) => (
            <>
              <LiveReleases remotes={remotes} />
              <ReleaseTokens tokens={tokens} onChanged={() => void releases.refetch()} />
              <ClientErrors errors={errors} remotes={remotes} />
            </>
          )}
        </QueryView>
      )}
    </Stack>
  );
}
