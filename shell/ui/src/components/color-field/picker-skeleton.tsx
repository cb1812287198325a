import { Skeleton } from '@mantine/core';
import { useTexts } from '../../provider/kit-context.ts';

/** As large as the picker, so that nothing jumps. */
export function PickerSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton width={200} height={140} />
    </div>
  );
}
