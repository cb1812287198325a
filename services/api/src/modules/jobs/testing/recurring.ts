/** Processes that share a job which recurs, for tests. */
import { expect } from 'vitest';
import type { Store } from '../../../store/port.ts';
import { JOBS, planRecurring, type JobDoc, type RecurringKind } from '../job-doc.ts';
import { Jobs, type JobWork } from '../jobs.ts';

export interface Recurring {
  /** Starts another process. */
  start(): Promise<Jobs>;
  /** Lets the job be due, and waits until one of the processes has done it. */
  round(): Promise<void>;
  close(): Promise<void>;
}

export function recurring(store: Store, kind: RecurringKind, work: JobWork): Recurring {
  const running: Jobs[] = [];
  const docs = store.system<JobDoc>(JOBS);
  const onError = (error: unknown) => {
    throw error;
  };
  return {
    async start() {
      const jobs = new Jobs(store, { events: { reportJob: async () => {} }, onError });
      jobs.define(kind, work);
      await planRecurring(store, kind, true);
      running.push(jobs);
      return jobs;
    },
    async round() {
      const begun = Date.now();
      await docs.updateOne({ _id: kind }, { $set: { worker: '', worker_until: new Date(begun).toISOString() } });
      for (const jobs of running) jobs.look();
      const isDone = async () => {
        const job = await docs.get(kind);
        return job?.worker === '' && Date.parse(job.worker_until) > begun;
      };
      await expect.poll(isDone, { interval: 10, timeout: 30_000 }).toBe(true);
    },
    close: async () => void (await Promise.all(running.splice(0).map((jobs) => jobs.close()))),
  };
}
