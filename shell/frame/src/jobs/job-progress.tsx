import type { Job } from '@parapet/contracts';
import { lazyExtra } from '@parapet/ui';

/** Loaded with the first job, and not with the rest of the frame: the kit's forms are heavy. */
const Progress = lazyExtra(async () => ({ default: (await import('@parapet/ui/forms')).Progress }));

/** How far a job is. */
export function JobProgress({ job, label }: { job: Job; label: string }) {
  return <Progress label={label} value={job.total === null ? null : job.done} max={job.total ?? 1} hideTexts />;
}
