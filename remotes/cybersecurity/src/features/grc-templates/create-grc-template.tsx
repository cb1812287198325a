import { routes, useCan } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** The button in the head of a page that lists GRC templates. */
export function CreateGrcTemplate() {
  const t = useTexts();
  const { reason } = useCan()('risks', 'create');
  return (
    <Button variant="primary" icon="add" to={routes.newGrcTemplate()} disabledReason={reason}>
      {t('template-manager.create')}
    </Button>
  );
}
