import { startedJobs } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { later } from '../layout/load-later.ts';

const JobBars = later('JobBars');

/** The jobs that the page has started; loaded with the first. */
export function StartedJobs() {
  const started = useStore(startedJobs);
  return Object.keys(started).length > 0 && <JobBars />;
}
