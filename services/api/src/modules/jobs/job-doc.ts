/** Jobs as they are stored. They belong to no collection of the organization, so that a process finds those of all organizations at once. */
import { JOB_DAYS, type Job, type JobKind, type JobPhase, type JobProgress, type JobState } from '@parapet/contracts';
import type { TokenScope } from '@parapet/contracts/rules';
import type { SystemDoc } from '../../store/port.ts';

export const JOBS = 'jobs';
export const JOB_PARTS = 'job_parts';

export interface JobDoc extends SystemDoc {
  organization: string;
  user_id: string;
  /** Of the API token that asked for it. */
  scopes?: readonly TokenScope[];
  kind: JobKind;
  entity: Job['entity'];
  title: string;
  /** What the job works by; for the kind alone to read. */
  params: unknown;
  /** `storing`: its file is not written yet. */
  state: JobState | 'storing';
  phase: JobPhase | null;
  done: number;
  total: number | null;
  written: number;
  problem: Job['problem'];
  result: Job['result'];
  created_at: string;
  ended_at: string | null;
  /** Unique among the jobs that have not ended: of jobs with the same one there is one at a time. Absent when it has ended. */
  claim?: string;
  /** The process that works on it; '' for none. */
  worker: string;
  /** ISO 8601. After this time any process may take the job over; {@link NEVER} once it has ended. */
  worker_until: string;
  /** How often it was begun since it last came forward. */
  attempts: number;
}

/** What a transaction of a job has created, for undoing it. The id is that of the job with the number of the part. */
export interface JobPart extends SystemDoc {
  job: string;
  number: number;
  /** Ids by collection. */
  created: Record<string, string[]>;
  /** For the kind alone to read. */
  notes: unknown;
}

export const NEVER = '9999-12-31T00:00:00.000Z';
export const ENDED: ReadonlySet<JobDoc['state']> = new Set<JobDoc['state']>(['done', 'failed', 'canceled']);

export const expiryOf = (ended: number) => new Date(ended + JOB_DAYS * 86_400_000).toISOString();

/** A job whose file is being stored looks as if it waited. */
const stateOf = ({ state }: Pick<JobDoc, 'state'>): JobState => (state === 'storing' ? 'waiting' : state);

export const toProgress = (job: JobDoc): JobProgress => ({
  id: job._id,
  state: stateOf(job),
  phase: job.phase,
  done: job.done,
  total: job.total,
});

export function toJob(job: JobDoc): Job {
  const { kind, entity, title, created_at, ended_at, written, problem, result } = job;
  return { ...toProgress(job), kind, entity, title, created_at, ended_at, written, problem, result };
}
