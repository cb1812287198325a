import { useT } from '@parapet/sdk';

export function RiskFlowPage() {
  const t = useT('risk-flow');
  return <h1>{t('risk-flow.title')}</h1>;
}
