import { routes } from '@parapet/sdk';
import { Button, EmptyState, PageHeader } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';

export function NotFoundPage() {
  const t = useFrameText();
  return (
    <>
      <PageHeader title={t('not-found.title')} />
      <EmptyState
        title={t('not-found.message')}
        action={
          <Button variant="primary" to={routes.dashboard()}>
            {t('not-found.home')}
          </Button>
        }
      />
    </>
  );
}
