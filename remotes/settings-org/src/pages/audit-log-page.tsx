import { canInspectAudit } from '@parapet/contracts/rules';
import { useExport } from '@parapet/domain-ui';
import { routes, useCan, useListState, useSession } from '@parapet/sdk';
import { Button, Group, Menu, NoPermissionState, PageHeader, Stack, TextLink, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { AuditLog } from '../features/audit/audit-log.tsx';
import { auditList } from '../features/audit/audit-list.ts';
import { useTexts } from '../locales/use-texts.ts';

const VerifyDialog = lazyPart(async () => ({
  default: (await import('../features/audit/verify-dialog.tsx')).VerifyDialog,
}));

/** All changes in the organization, for admins and auditors. */
export function AuditLogPage() {
  const t = useTexts();
  const { role, organizationName } = useSession();
  const seesOrganization = useCan()('organizations', 'read').allowed;
  const [verifying, setVerifying] = useState(false);
  const { allowed } = canInspectAudit({ role });
  return (
    <Stack>
      <PageHeader
        title={t('audit.title')}
        {...(seesOrganization && { before: <TextLink to={routes.organization()}>{t('organization.title')}</TextLink> })}
        {...(allowed && {
          description: t('audit.description', { organization: organizationName }),
          actions: <Actions onVerify={() => setVerifying(true)} />,
        })}
      />
      {allowed ? <AuditLog /> : <NoPermissionState message={t('audit.not-allowed')} />}
      <Suspense>{verifying && <VerifyDialog onClose={() => setVerifying(false)} />}</Suspense>
    </Stack>
  );
}

function Actions({ onVerify }: { onVerify: () => void }) {
  const t = useTexts();
  const { sort: _, ...request } = useListState(auditList).request;
  const file = useExport('exportAuditEntries', request);
  return (
    <Group gap="xs">
      <Menu
        trigger={
          <Button icon="download" loading={file.exporting}>
            {t('audit.export')}
          </Button>
        }
        side="bottom-end"
        entries={file.entries}
      />
      <Button icon="shield" onClick={onVerify}>
        {t('audit.verify')}
      </Button>
    </Group>
  );
}
