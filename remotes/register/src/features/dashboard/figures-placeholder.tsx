import { Card, Skeleton } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** In the place of both charts, in their size. */
export function FiguresPlaceholder() {
  const t = useTexts();
  return (
    <>
      <Card title={t('dashboard.progress')}>
        <Skeleton height={260} />
      </Card>
      <Card title={t('dashboard.timeline')}>
        <Skeleton height={260} />
      </Card>
    </>
  );
}
