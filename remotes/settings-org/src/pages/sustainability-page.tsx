import { useT } from '@parapet/sdk';

export function SustainabilityPage() {
  const t = useT('settings-org');
  return <h1>{t('sustainability.title')}</h1>;
}
