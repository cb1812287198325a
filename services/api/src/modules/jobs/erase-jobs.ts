/** Erasing an organization that nobody belongs to any more. */
import { NOTIFICATIONS, REMINDERS } from '../../notifications.ts';
import { eraseOutbox } from '../../outbox.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Store, Tx } from '../../store/port.ts';
import { emptyJob, JOB_PARTS, JOBS, type JobDoc, type JobPart } from './job-doc.ts';
import type { JobWork } from './jobs.ts';

/** To be called in the transaction after which nobody belongs to the organization: what it has is erased in the background. */
export async function eraseLater(tx: Tx): Promise<void> {
  const job: JobDoc = { ...emptyJob({ organization: tx.organizationId, user_id: '' }), kind: 'erase' };
  await tx.system<JobDoc>(JOBS).put(job);
}

export function eraseJobs(store: Store): JobWork {
  return {
    isDue: true,
    async run(job) {
      const { organization, _id } = job.doc;
      const jobs = store.system<JobDoc>(JOBS);
      // First its other jobs, so that whoever works on one of them stops.
      for (const other of await jobs.find({ organization })) {
        if (other._id === _id) continue;
        await store.system<JobPart>(JOB_PARTS).delete({ job: other._id });
        await jobs.delete({ _id: other._id });
      }
      await eraseOutbox(store, organization);
      for (const name of [NOTIFICATIONS, REMINDERS]) await store.system(name).delete({ organization });
      while (await store.eraseSome(organization)) {
        await job.progress({});
        await yieldToOthers();
      }
      return {};
    },
  };
}
