import { useT } from '@parapet/sdk';

export function RiskRegisterPage() {
  const t = useT('register');
  return <h1>{t('risk-register.title')}</h1>;
}
