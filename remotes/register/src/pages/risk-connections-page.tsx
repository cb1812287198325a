import { useT } from '@parapet/sdk';

export function RiskConnectionsPage() {
  const t = useT('register');
  return <h1>{t('risk-connections.title')}</h1>;
}
