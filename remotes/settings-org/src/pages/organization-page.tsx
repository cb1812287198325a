import { failureOf, query, useCan, useQuery, useSession } from '@parapet/sdk';
import { Card, ErrorState, NoPermissionState, PageHeader, Stack, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { OrganizationView } from '../features/members/organization-view.tsx';
import { useTexts } from '../locales/use-texts.ts';

const WebhooksPart = lazyPart(async () => ({
  default: (await import('../features/webhooks/webhooks-part.tsx')).WebhooksPart,
}));

export function OrganizationPage() {
  const t = useTexts();
  const { allowed, reason } = useCan()('organizations', 'read');
  if (allowed) return <Organization />;
  return (
    <>
      <PageHeader title={t('organization.title')} />
      <NoPermissionState message={reason} />
    </>
  );
}

function Organization() {
  const t = useTexts();
  const { organizationId } = useSession();
  const { data, error, isFetching, refetch } = useQuery(query('getOrganization', { orgId: organizationId }));
  if (error && data === undefined) {
    return (
      <>
        <PageHeader title={t('organization.title')} />
        <Card>
          <ErrorState
            {...failureOf(error, t('organization.failed'))}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      </>
    );
  }
  return (
    <Stack>
      <OrganizationView organization={data} />
      <Suspense>{data !== undefined && <WebhooksPart />}</Suspense>
    </Stack>
  );
}
