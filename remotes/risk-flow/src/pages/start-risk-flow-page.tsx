import { useT } from '@parapet/sdk';

export function StartRiskFlowPage() {
  const t = useT('risk-flow');
  return <h1>{t('start-risk-flow.title')}</h1>;
}
