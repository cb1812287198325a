import { routes } from '@parapet/sdk';
import { Button, Card, EmptyState, PageHeader } from '@parapet/ui';
import { useTexts, type TextKey } from '../../locales/use-texts.ts';

/** A page of the product's map that is not built yet, said plainly, with a way on. */
export function InProgress({ title }: { title: TextKey }) {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t(title)} />
      <Card>
        <EmptyState
          icon="template"
          title={t('in-progress.title')}
          message={t('in-progress.message')}
          action={<Button to={routes.cybersecurity()}>{t('in-progress.action')}</Button>}
        />
      </Card>
    </>
  );
}
