import { routes, useCan } from '@parapet/sdk';
import { Button, Card, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** For an organization that has no risks yet: a greeting, and what to do first. */
export function Welcome() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  return (
    <Card>
      <EmptyState
        icon="risk"
        title={t('dashboard.welcome')}
        message={mayAdd ? t('dashboard.welcome-message') : t('dashboard.welcome-reader')}
        action={
          mayAdd ? (
            <Button variant="primary" icon="add" to={routes.addRisk()}>
              {t('add-risk.title')}
            </Button>
          ) : undefined
        }
      />
    </Card>
  );
}
