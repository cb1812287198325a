import type { Store } from '../../store/port.ts';
import { JOB_PARTS, JOBS, type JobDoc, type JobPart } from './job-doc.ts';

/** To be called when the organization is erased: its jobs are in no collection of it. */
export async function eraseJobs(store: Pick<Store, 'system'>, organization: string): Promise<void> {
  const jobs = store.system<JobDoc>(JOBS);
  for (const { _id } of await jobs.find({ organization })) {
    await store.system<JobPart>(JOB_PARTS).delete({ job: _id });
    await jobs.delete({ _id });
  }
}
