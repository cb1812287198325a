import { useT } from '@parapet/sdk';

export function ViewGrcTemplatePage() {
  const t = useT('cybersecurity');
  return <h1>{t('view-grc-template.title')}</h1>;
}
