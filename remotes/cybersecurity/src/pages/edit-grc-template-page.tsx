import { useT } from '@parapet/sdk';

export function EditGrcTemplatePage() {
  const t = useT('cybersecurity');
  return <h1>{t('edit-grc-template.title')}</h1>;
}
