import { useCan } from '@parapet/sdk';
import { Group, NoPermissionState, PageHeader, Stack, Text, Title } from '@parapet/ui';
import { TemplateList } from '../features/asset-templates/template-list.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function CybersecurityPage() {
  const t = useTexts();
  const { allowed, reason } = useCan()('assets', 'read');
  return (
    <>
      <PageHeader title={t('cybersecurity.title')} />
      {allowed ? (
        <Stack component="section">
          <Group justify="space-between" align="baseline" gap="xs">
            <div>
              <Title order={2}>{t('asset-templates.title')}</Title>
              <Text c="dimmed">{t('asset-templates.description')}</Text>
            </div>
            <Text size="sm" c="dimmed">
              {t('asset-templates.required')}
            </Text>
          </Group>
          <TemplateList />
        </Stack>
      ) : (
        <NoPermissionState message={reason} />
      )}
    </>
  );
}
