import { Navigate, routes, useSearchParams } from '@parapet/sdk';
import { PageHeader } from '@parapet/ui';
import { RiskChooser } from '../features/wizard/risk-chooser.tsx';
import { useTexts } from '../locales/use-texts.ts';

export function StartRiskFlowPage() {
  const t = useTexts();
  const riskId = useSearchParams()[0].get('riskId') ?? '';
  // 'Create Risk Flow' in the register names the risk already; its page creates the flow, or resumes the one there is.
  if (riskId !== '') return <Navigate to={routes.riskFlow(riskId)} replace />;
  return (
    <>
      <PageHeader title={t('start-risk-flow.title')} description={t('start-risk-flow.description')} />
      <RiskChooser />
    </>
  );
}
