import { Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

export function ResourcesPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('resources.title')} description={t('resources.description')} />
      <Card>
        <EmptyState icon="resources" title={t('resources.placeholder')} />
      </Card>
    </>
  );
}
