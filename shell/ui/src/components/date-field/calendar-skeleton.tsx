import { Skeleton } from '@mantine/core';
import { useTexts } from '../../provider/kit-context.ts';

/** As large as one month, so that nothing jumps. */
export function CalendarSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton width={238} height={296} />
    </div>
  );
}
