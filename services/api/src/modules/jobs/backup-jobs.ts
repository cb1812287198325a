/** Backups at regular intervals. */
import { every } from '../../platform/timers.ts';
import type { Store } from '../../store/port.ts';
import { emptyJob, JOBS, planRecurring, type JobDoc } from './job-doc.ts';
import type { JobWork } from './jobs.ts';
import { JobStopped } from './running-job.ts';

const HOUR = 3_600_000;
/** Milliseconds between two looks whether the process stops. */
const LOOK = 500;

export interface Backups {
  /** Hours between two backups. */
  hours: number;
  /** Makes a backup. @param signal ends it; it then rejects with the reason */
  backUp: (signal: AbortSignal) => Promise<void>;
}

/** To be called before the jobs start. @param last when the last backup was made; null for never. @param hours null for no more backups */
export async function planBackups(
  store: Pick<Store, 'system'>,
  last: Date | null,
  hours: number | null,
): Promise<void> {
  if (hours === null) return planRecurring(store, 'backup', false);
  const worker_until = new Date((last?.getTime() ?? 0) + hours * HOUR).toISOString();
  const job = { ...emptyJob({ organization: '', user_id: '' }), _id: 'backup', kind: 'backup', worker_until } as const;
  await store.system<JobDoc>(JOBS).put(job);
}

export function backupJobs({ hours, backUp }: Backups): JobWork {
  return {
    isDue: true,
    again: { done: hours * HOUR, failed: HOUR },
    async run(job) {
      const over = new AbortController();
      const stopLooking = every(LOOK, () => {
        job.progress({}).catch((error: unknown) => {
          if (error instanceof JobStopped) over.abort(error);
        });
      });
      await backUp(over.signal).finally(stopLooking);
      return {};
    },
  };
}
