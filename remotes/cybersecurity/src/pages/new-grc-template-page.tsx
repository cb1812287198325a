import { useT } from '@parapet/sdk';

export function NewGrcTemplatePage() {
  const t = useT('cybersecurity');
  return <h1>{t('new-grc-template.title')}</h1>;
}
