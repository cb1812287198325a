import { routes, useCan, useNavigate, useNotify } from '@parapet/sdk';
import { Button, NoPermissionState, PageHeader } from '@parapet/ui';
import { NewRiskForm } from '../features/new-risk/new-risk-form.tsx';
import { useTexts } from '../locales/use-texts.ts';
import { TOAST_DURATION } from '../parts/toast-duration.ts';

export function AddRiskPage() {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const { allowed, reason } = useCan()('risks', 'create');
  if (!allowed) {
    return (
      <>
        <PageHeader title={t('add-risk.title')} />
        <NoPermissionState message={reason} action={<Button to={routes.riskRegister()}>{t('add-risk.to-register')}</Button>} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('add-risk.title')} description={t('add-risk.description')} />
      <NewRiskForm
        onCreated={({ title }) => {
          notify.success(t('add-risk.created', { title }), { duration: TOAST_DURATION });
          void navigate(routes.riskRegister());
        }}
      />
    </>
  );
}
