import { useT } from '@parapet/sdk';

export function OrganizationPage() {
  const t = useT('settings-org');
  return <h1>{t('organization.title')}</h1>;
}
