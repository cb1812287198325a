import { failureOf, useCan, useQuery, useSession } from '@parapet/sdk';
import { Card, DescriptionList, ErrorState, NoPermissionState, PageHeader, Stack } from '@parapet/ui';
import { organizationQuery } from '../api/organization-queries.ts';
import { MembersTable } from '../features/members/members-table.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function OrganizationPage() {
  const t = useTexts();
  const { allowed, reason } = useCan()('organizations', 'read');
  return (
    <>
      <PageHeader title={t('organization.title')} />
      {allowed ? <Organization /> : <NoPermissionState message={reason} />}
    </>
  );
}

function Organization() {
  const t = useTexts();
  const { organizationId } = useSession();
  const { data, error, isFetching, refetch } = useQuery(organizationQuery(organizationId));
  if (error && data === undefined) {
    return (
      <Card>
        <ErrorState {...failureOf(error, t('organization.failed'))} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  const loading = t('organization.loading');
  return (
    <Stack>
      <Card>
        <DescriptionList
          items={[
            { label: t('organization.name'), value: data?.name ?? loading },
            { label: t('organization.domain'), value: data ? data.domain : loading },
          ]}
        />
      </Card>
      <MembersTable members={data?.members} />
    </Stack>
  );
}
