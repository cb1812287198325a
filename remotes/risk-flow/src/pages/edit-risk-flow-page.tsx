import { routes } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

export function EditRiskFlowPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('edit-risk-flow.title')} />
      <Card>
        <EmptyState
          icon="flow"
          title={t('in-progress.title')}
          message={t('in-progress.message')}
          action={<Button to={routes.riskFlow()}>{t('risk-flow.choose')}</Button>}
        />
      </Card>
    </>
  );
}
