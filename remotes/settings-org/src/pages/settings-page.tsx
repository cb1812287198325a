import { useT } from '@parapet/sdk';

export function SettingsPage() {
  const t = useT('settings-org');
  return <h1>{t('settings.title')}</h1>;
}
