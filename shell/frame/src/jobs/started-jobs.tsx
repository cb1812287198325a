import { startedJobs } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { lazyExtra } from '@parapet/ui';
import { Suspense } from 'react';
import { loadLater } from '../layout/load-later.ts';

const JobBars = lazyExtra(async () => ({ default: (await loadLater()).JobBars }));

/** The jobs that the page has started; loaded with the first. */
export function StartedJobs() {
  const started = useStore(startedJobs);
  return <Suspense fallback={null}>{Object.keys(started).length > 0 && <JobBars />}</Suspense>;
}
