import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { toJob } from './job-doc.ts';
import { listedJob, type Jobs } from './jobs.ts';

export function jobHandlers({ jobs }: { jobs: Jobs }): HandlersOf<'getJobs' | 'getJob' | 'cancelJob'> {
  return {
    getJobs: async ({ caller }) => ({ items: (await jobs.list(caller)).map(listedJob) }),
    getJob: async ({ caller, params }) => toJob(await jobs.get(caller, params.id)),
    cancelJob: async ({ caller, params }) => listedJob(await jobs.cancel(caller, params.id)),
  };
}
