import { useT } from '@parapet/sdk';

export function DashboardPage() {
  const t = useT('register');
  return <h1>{t('dashboard.title')}</h1>;
}
