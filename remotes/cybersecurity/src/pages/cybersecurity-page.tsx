import { useT } from '@parapet/sdk';

export function CybersecurityPage() {
  const t = useT('cybersecurity');
  return <h1>{t('cybersecurity.title')}</h1>;
}
