import { routes } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

export function PlansTasksPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('plans-tasks.title')} description={t('plans-tasks.description')} />
      <Card>
        <EmptyState
          icon="tasks"
          title={t('in-progress.title')}
          message={t('in-progress.message')}
          action={<Button to={routes.riskRegister()}>{t('in-progress.action')}</Button>}
        />
      </Card>
    </>
  );
}
