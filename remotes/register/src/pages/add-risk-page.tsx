import { useT } from '@parapet/sdk';

export function AddRiskPage() {
  const t = useT('register');
  return <h1>{t('add-risk.title')}</h1>;
}
