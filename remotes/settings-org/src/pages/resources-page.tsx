import { useT } from '@parapet/sdk';

export function ResourcesPage() {
  const t = useT('settings-org');
  return <h1>{t('resources.title')}</h1>;
}
