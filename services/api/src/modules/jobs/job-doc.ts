/** Jobs as they are stored. They belong to no collection of the organization, so that a process finds those of all organizations at once. */
import {
  FILE_HOURS,
  JOB_DAYS,
  type ImportResult,
  type Job,
  type JobKind,
  type JobPhase,
  type JobProgress,
  type JobState,
} from '@parapet/contracts';
import type { TokenScope } from '@parapet/contracts/rules';
import { orderedIds } from '../../platform/ordered-id.ts';
import type { Store, SystemDoc } from '../../store/port.ts';

export const JOBS = 'jobs';
export const JOB_PARTS = 'job_parts';

/** Jobs of no organization, which begin anew again and again. */
export type RecurringKind = 'backup' | 'remind' | 'mail';
/** `erase`: of nobody, since nobody belongs to the organization any more. */
export type WorkKind = JobKind | 'erase' | RecurringKind;

export interface JobDoc extends SystemDoc {
  organization: string;
  user_id: string;
  /** Of the API token that asked for it. */
  scopes?: readonly TokenScope[];
  kind: WorkKind;
  /** null for a job that concerns all kinds of records. */
  entity: Job['entity'] | null;
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
  file: Job['file'];
  change: Job['change'];
  /** Whether canceling it takes back what it has written. */
  can_undo: boolean;
  /** The file that it reads, or that it makes. */
  blob?: string;
  /** Where it goes on; for the kind alone to read. */
  after?: string;
  created_at: string;
  ended_at: string | null;
  /** Unique among the jobs that have not ended: of jobs with the same one there is one at a time. Absent when it has ended. */
  claim?: string;
  /** The process that works on it; '' for none. */
  worker: string;
  /** ISO 8601. After this time any process may take the job over; once it has ended, remove its file; {@link NEVER} when that is done. */
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

/** What the transactions of a job have created so far, in order. */
export async function partsOf<P extends JobPart>(store: Store, job: { doc: JobDoc }): Promise<P[]> {
  const found = await store.system<P>(JOB_PARTS).find({ job: job.doc._id });
  return found.toSorted((one, other) => one.number - other.number);
}

export const NEVER = '9999-12-31T00:00:00.000Z';
export const ENDED: ReadonlySet<JobDoc['state']> = new Set<JobDoc['state']>(['done', 'failed', 'canceled']);

const newId = orderedIds();

/** A job that any process may begin. @param owner whose it is; '' for nobody's */
export function emptyJob(owner: Pick<JobDoc, 'organization' | 'user_id'>): Omit<JobDoc, 'kind'> {
  const now = new Date().toISOString();
  return {
    ...owner,
    _id: newId(),
    entity: null,
    title: '',
    params: null,
    state: 'waiting',
    phase: null,
    done: 0,
    total: null,
    written: 0,
    problem: null,
    result: null,
    file: null,
    change: null,
    can_undo: false,
    created_at: now,
    ended_at: null,
    worker: '',
    worker_until: now,
    attempts: 0,
  };
}

export const expiryOf = (ended: number) => new Date(ended + JOB_DAYS * 86_400_000).toISOString();

/** When the file of a job that has ended now is removed. */
export const fileExpiry = () => new Date(Date.now() + FILE_HOURS * 3_600_000).toISOString();

/** A job that somebody has asked for. */
export type OwnJob = JobDoc & Pick<Job, 'kind' | 'entity'>;

export const isOwn = (job: JobDoc): job is OwnJob => job.user_id !== '' && job.entity !== null;

/** Milliseconds after a start until what recurs begins. */
const FIRST = 10_000;

/** To be called before the jobs start. A job that is there keeps its time. @param isOn false: it does not recur any more */
export async function planRecurring(store: Pick<Store, 'system'>, kind: RecurringKind, isOn: boolean): Promise<void> {
  const jobs = store.system<JobDoc>(JOBS);
  if (!isOn) return void (await jobs.delete({ _id: kind }));
  const known = await jobs.get(kind);
  // A process of an earlier release, which did not know this kind, may have ended it.
  if (known !== null && !ENDED.has(known.state)) return;
  const worker_until = new Date(Date.now() + FIRST).toISOString();
  await jobs.put({ ...emptyJob({ organization: '', user_id: '' }), _id: kind, kind, worker_until });
}

/** A job whose file is being stored looks as if it waited. */
const stateOf = ({ state }: Pick<JobDoc, 'state'>): JobState => (state === 'storing' ? 'waiting' : state);

export const toProgress = (job: JobDoc): JobProgress => ({
  id: job._id,
  state: stateOf(job),
  phase: job.phase,
  done: job.done,
  total: job.total,
});

/** Results from before imports could update records lack this. */
const NO_CHANGES: Partial<ImportResult> = {
  changed: 0,
  changed_cells: 0,
  unchanged: 0,
  left_out: 0,
  changes: [],
  left_out_rows: [],
};

export function toJob(job: OwnJob): Job {
  const { kind, entity, title, created_at, ended_at, written, can_undo, problem, file, change } = job;
  const result = job.result && Object.assign({ checked_at: created_at }, NO_CHANGES, job.result);
  const made = { written, can_undo, problem, result, file, change };
  return { ...toProgress(job), kind, entity, title, created_at, ended_at, ...made };
}

/** A result may name thousands of faults and changes. */
export function listedJob(job: OwnJob): Job {
  const { result, change, ...rest } = toJob(job);
  return {
    ...rest,
    result: result && { ...result, errors: [], changes: [], left_out_rows: [] },
    change: change && { ...change, items: [] },
  };
}
