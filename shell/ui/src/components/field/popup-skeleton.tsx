import { Skeleton } from '@mantine/core';
import { useTexts } from '../../provider/kit-context.ts';

/** As large as what a field's pop-up will show, so that nothing jumps. */
export function PopupSkeleton({ width, height }: { width: number; height: number }) {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton width={width} height={height} />
    </div>
  );
}
