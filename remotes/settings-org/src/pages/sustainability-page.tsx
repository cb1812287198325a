import { Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

export function SustainabilityPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('sustainability.title')} description={t('sustainability.description')} />
      <Card>
        <EmptyState icon="leaf" title={t('sustainability.placeholder')} />
      </Card>
    </>
  );
}
