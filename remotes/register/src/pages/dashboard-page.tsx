import { PageHeader } from '@parapet/ui';
import { Overview } from '../features/overview/overview.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function DashboardPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <Overview />
    </>
  );
}
