import { routes, useCan } from '@parapet/sdk';
import { Button, NoPermissionState, PageHeader } from '@parapet/ui';
import { AddRiskWizard } from '../features/add-risk/add-risk-wizard.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function AddRiskPage() {
  const t = useTexts();
  const { allowed, reason } = useCan()('risks', 'create');
  if (allowed) return <AddRiskWizard />;
  return (
    <>
      <PageHeader title={t('add-risk.title')} />
      <NoPermissionState
        message={reason}
        action={<Button to={routes.riskRegister()}>{t('add-risk.to-register')}</Button>}
      />
    </>
  );
}
