import { routes } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

export function RiskConnectionsPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('risk-connections.title')} />
      <Card>
        <EmptyState
          icon="connections"
          title={t('in-progress.title')}
          message={t('in-progress.message')}
          action={<Button to={routes.riskRegister()}>{t('in-progress.action')}</Button>}
        />
      </Card>
    </>
  );
}
