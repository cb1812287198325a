import { useT } from '@parapet/sdk';

export function GrcTemplatesPage() {
  const t = useT('cybersecurity');
  return <h1>{t('grc-templates.title')}</h1>;
}
