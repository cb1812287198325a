import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { listedJob, toJob } from './job-doc.ts';
import { jobFile } from './job-file.ts';
import type { Jobs } from './jobs.ts';

export function jobHandlers({ store, jobs }: { store: Store; jobs: Jobs }) {
  return handlersFor({
    getJobs: async ({ caller }) => ({ items: (await jobs.list(caller)).map(listedJob) }),
    getJob: async ({ caller, params }) => toJob(await jobs.get(caller, params.id)),
    getJobFile: async ({ caller, params }) => jobFile(store, caller, await jobs.get(caller, params.id)),
    cancelJob: async ({ caller, params }) => listedJob(await jobs.cancel(caller, params.id)),
  });
}
