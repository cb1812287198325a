import { Card, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** For people who may not record risks, while there are none. */
export function Welcome() {
  const t = useTexts();
  return (
    <Card>
      <EmptyState icon="risk" title={t('dashboard.welcome')} message={t('dashboard.welcome-reader')} />
    </Card>
  );
}
