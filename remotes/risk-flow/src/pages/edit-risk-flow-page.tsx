import { useT } from '@parapet/sdk';

export function EditRiskFlowPage() {
  const t = useT('risk-flow');
  return <h1>{t('edit-risk-flow.title')}</h1>;
}
