/**
 * Does jobs in the background. Each is done by one process at a time, which holds a lease on it and renews it with every step; when the process
 * dies, another one, or the same after its start, goes on after the last step.
 */
import { BULK_LIMIT, EXPORT_AT_ONCE, IMPORT_AT_ONCE, JOBS_AT_ONCE } from '@parapet/contracts';
import type { Acting } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import { problemOf } from '../../pipeline/problem-document.ts';
import { Problem } from '../../pipeline/problem.ts';
import { every } from '../../platform/timers.ts';
import { StoreBusyError, StoreUnavailableError, type Actor, type Store, type Update } from '../../store/port.ts';
import { tellOfJob } from '../notifications/tell-of-job.ts';
import type { EventHub } from '../events/event-hub.ts';
import { notFound } from '../records.ts';
import {
  emptyJob,
  ENDED,
  expiryOf,
  isOwn,
  JOB_PARTS,
  JOBS,
  NEVER,
  toProgress,
  type JobDoc,
  type JobPart,
  type OwnJob,
  type WorkKind,
} from './job-doc.ts';
import { JobStopped, RunningJob } from './running-job.ts';

/** What a job has to show when it is done. */
export type JobOutcome = Partial<Pick<JobDoc, 'result' | 'file' | 'change'>>;

export interface JobWork {
  /** Does what is left of the job, in steps. @throws Problem when it fails for good, JobStopped */
  run: (job: RunningJob) => Promise<JobOutcome>;
  /** Takes back what the job has written, as far as that is left. Without it nothing has to be. */
  undo?: (job: RunningJob) => Promise<void>;
  /** It must be done, so it never fails for good, and its record is deleted with it. */
  isDue?: true;
  /** Of what is due: milliseconds until it begins anew, once it was done and once it has failed. Its record then stays. */
  again?: { done: number; failed: number };
}

/** Rows of a file, records of a list and records of a change that a request deals with itself; more become a job. */
export interface AtOnce {
  imports: number;
  exports: number;
  changes: number;
}

const REQUEST: AtOnce = { imports: IMPORT_AT_ONCE, exports: EXPORT_AT_ONCE, changes: BULK_LIMIT };

export interface JobsOptions {
  events: Pick<EventHub, 'reportJob'>;
  /** Called with an error that is no refusal. The job has failed. */
  onError: (error: unknown) => void;
  /** Milliseconds without a step after which a job may be taken over. Default 15 s. */
  patience?: number;
  /** Default: as the contract says. */
  atOnce?: AtOnce;
}

export interface NewJob extends Pick<OwnJob, 'kind' | 'entity' | 'title' | 'params' | 'can_undo'> {
  change?: JobDoc['change'];
  /** Of two jobs with the same one the second is refused. */
  claim?: string;
  /** What it reads. */
  input?: Uint8Array;
}

/** Milliseconds between two searches for jobs of other processes. */
const INTERVAL = 2000;
/** Jobs that this process does at once, each of another organization. Those of none wait for no other. */
const AT_ONCE = 3;
/** Times that a job is begun without coming forward: it seems to end the process. */
const MOST_ATTEMPTS = 5;
/** Milliseconds that storing a file may take. */
const STORING = 10 * 60_000;
/** Milliseconds before a job is tried again that the database did not let go on. */
const RETRY = 5000;

const SYSTEM: Actor = { id: 'system' };

const keyOf = ({ organization, kind }: JobDoc) => organization || kind;
const at = (ms: number) => new Date(ms).toISOString();

export class Jobs {
  readonly atOnce: AtOnce;
  readonly #store: Store;
  readonly #options: Required<Omit<JobsOptions, 'atOnce'>>;
  readonly #worker = crypto.randomUUID();
  readonly #works = new Map<string, JobWork>();
  readonly #running = new Map<string, { job: RunningJob; done: Promise<void> }>();
  #stopLooking: () => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(store: Store, { patience = 15_000, atOnce = REQUEST, ...options }: JobsOptions) {
    this.#store = store;
    this.atOnce = atOnce;
    this.#options = { patience, ...options };
  }

  /** Several kinds of jobs may do the same. */
  define(kind: WorkKind, work: JobWork): void {
    this.#works.set(kind, work);
  }

  /** Begins with jobs that were stored by others than {@link add}. */
  look(): void {
    this.#look();
  }

  /** Begins with the jobs that are there, once all works are defined. */
  start(): void {
    this.#stopLooking = every(INTERVAL, () => this.#look());
    this.#look();
  }

  /** Stops after the current steps; any process goes on with the jobs. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopLooking();
    await this.#looking;
    for (const { job } of this.#running.values()) job.stop();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** @throws Problem 409 when there is a job with the same claim, or too many of the person */
  async add({ member, actor }: Caller, { input, claim = crypto.randomUUID(), change = null, ...job }: NewJob) {
    const { scopes }: Acting = member;
    const doc = {
      ...emptyJob({ organization: member.organization_id, user_id: actor.id }),
      ...job,
      ...(scopes !== undefined && { scopes }),
      change,
      claim,
      state: 'storing' as const,
      worker_until: at(Date.now() + STORING),
    };
    if (!(await this.#jobs.insertIfAbsent(doc)))
      throw new Problem(409, 'import_in_progress', 'This file is being imported already. Wait until that is done.');
    try {
      await this.#assertFewer(member, doc._id);
      if (input !== undefined) await this.#store.blobs.write(doc.organization, doc._id, once(input));
      const stored = await this.#jobs.updateOne(
        { _id: doc._id, state: 'storing' },
        { $set: { state: 'waiting', worker_until: at(Date.now()), ...(input !== undefined && { blob: doc._id }) } },
      );
      if (stored === null || !isOwn(stored)) throw notFound('job');
      this.#look();
      return stored;
    } catch (error) {
      await this.#forget(doc);
      throw error;
    }
  }

  /** The newest first. */
  async list({ member }: Caller): Promise<OwnJob[]> {
    return (await this.#own(member)).toSorted((a, b) => (a._id < b._id ? 1 : -1));
  }

  /** @throws Problem 404 */
  async get({ member }: Caller, id: string): Promise<OwnJob> {
    const job = await this.#jobs.findOne({ _id: id, organization: member.organization_id, user_id: member.user_id });
    if (job === null || !isOwn(job)) throw notFound('job');
    return job;
  }

  /** @throws Problem 404; 409 when there is nothing to take back */
  async cancel(caller: Caller, id: string): Promise<OwnJob> {
    const job = await this.get(caller, id);
    if (job.state === 'canceling') return job;
    if (job.state === 'canceled' || (ENDED.has(job.state) && !(job.can_undo && job.written > 0)))
      throw new Problem(409, 'wrong_state', 'There is nothing that this job could undo');
    // Without a worker: whoever works on it notices, and any process undoes it.
    const canceled = await this.#jobs.updateOne(
      { _id: id, state: job.state, worker: job.worker },
      {
        $set: {
          state: 'canceling',
          phase: 'undoing',
          done: 0,
          total: job.written,
          worker: '',
          worker_until: at(Date.now()),
        },
        $unset: { expires_at: '' },
      },
    );
    if (canceled === null || !isOwn(canceled)) return this.cancel(caller, id);
    await this.#report(canceled);
    this.#look();
    return canceled;
  }

  get #jobs() {
    return this.#store.system<JobDoc>(JOBS);
  }

  async #own({ organization_id: organization, user_id }: Caller['member']): Promise<OwnJob[]> {
    return (await this.#jobs.find({ organization, user_id })).filter(isOwn);
  }

  /** Counted once it is there, so that of many at the same time the first stay. @throws Problem 409 */
  async #assertFewer(member: Caller['member'], id: string): Promise<void> {
    const open = (await this.#own(member)).filter(({ state, _id }) => !ENDED.has(state) && _id < id);
    if (open.length >= JOBS_AT_ONCE)
      throw new Problem(409, 'too_many_jobs', 'You have too many jobs at once. Wait until one is done, or cancel one.');
  }

  #look(): void {
    this.#looking = this.#looking.then(() => this.#begin()).catch((error: unknown) => this.#options.onError(error));
  }

  async #begin(): Promise<void> {
    if (this.#isClosing) return;
    const free = (await this.#jobs.find({ worker_until: { $lte: at(Date.now()) } })).toSorted((a, b) =>
      a._id < b._id ? -1 : 1,
    );
    for (const found of free) {
      const work = this.#works.get(found.kind);
      if (ENDED.has(found.state)) await this.#removeFile(found);
      else if (this.#running.has(keyOf(found)) || (found.organization !== '' && this.#running.size >= AT_ONCE))
        continue;
      else if (found.state === 'storing') await this.#forget(found);
      // A process of an earlier release leaves a kind that it does not know to the others.
      else if (work !== undefined) await this.#claim(found, work);
    }
  }

  async #claim(found: JobDoc, work: JobWork): Promise<void> {
    const { _id, worker, worker_until, state, attempts } = found;
    const { patience, events } = this.#options;
    const claimed = await this.#jobs.updateOne(
      { _id, worker, worker_until, state },
      {
        $set: {
          state: state === 'waiting' ? 'running' : state,
          worker: this.#worker,
          worker_until: at(Date.now() + patience),
          attempts: attempts + 1,
        },
      },
    );
    // Another process was faster.
    if (claimed === null) return;
    const job = new RunningJob(claimed, { store: this.#store, events, worker: this.#worker, patience });
    const done = this.#work(job, work).finally(() => {
      job.release();
      this.#running.delete(keyOf(found));
      this.#look();
    });
    this.#running.set(keyOf(found), { job, done });
  }

  async #work(job: RunningJob, work: JobWork): Promise<void> {
    const { doc } = job;
    try {
      if (doc.attempts > MOST_ATTEMPTS && work.isDue !== true)
        throw new Error(`The job ${doc._id} was begun too often`);
      await this.#report(doc);
      if (doc.state === 'canceling') {
        if (doc.can_undo) await work.undo?.(job);
        await this.#end(job, { state: 'canceled' });
      } else {
        const outcome = await work.run(job);
        if (work.again !== undefined) await this.#giveBack(job, work.again.done);
        else if (work.isDue === true) await this.#jobs.delete({ _id: doc._id, worker: this.#worker });
        else await this.#end(job, { state: 'done', ...outcome });
      }
    } catch (error) {
      await this.#failed(job, work, error).catch(this.#options.onError);
    }
  }

  async #failed(job: RunningJob, { isDue, again }: JobWork, error: unknown): Promise<void> {
    if (
      isDue === true ||
      error instanceof JobStopped ||
      error instanceof StoreBusyError ||
      error instanceof StoreUnavailableError
    ) {
      if (isDue === true && !(error instanceof JobStopped)) this.#options.onError(error);
      return this.#giveBack(job, error instanceof JobStopped ? 0 : (again?.failed ?? RETRY));
    }
    const problem = problemOf(error);
    if (problem.status >= 500) this.#options.onError(error);
    const { status, code, detail, errors } = problem;
    const said = { status, code, ...(detail !== undefined && { detail }), ...(errors !== undefined && { errors }) };
    await this.#end(job, { state: 'failed', problem: said });
  }

  /** @param wait milliseconds after which any process may take it */
  async #giveBack({ doc }: RunningJob, wait: number): Promise<void> {
    await this.#jobs.updateOne(
      { _id: doc._id, worker: this.#worker },
      { $set: { worker: '', worker_until: at(Date.now() + wait), attempts: doc.attempts - 1 } },
    );
  }

  async #end({ doc }: RunningJob, outcome: Partial<JobDoc>): Promise<void> {
    const now = Date.now();
    // Also when this process dies here, some process removes the file, at once or when it has expired.
    const until = doc.blob === undefined ? NEVER : (outcome.file?.expires_at ?? at(now));
    const update: Update = {
      $set: { ...outcome, phase: null, ended_at: at(now), worker: '', worker_until: until, expires_at: expiryOf(now) },
      $unset: { claim: '' },
    };
    // Canceled meanwhile: then it is undone instead.
    const ended = await this.#store.transaction(doc.organization, SYSTEM, async (tx) => {
      const filter = { _id: doc._id, worker: this.#worker, state: doc.state };
      const after = await tx.system<JobDoc>(JOBS).updateOne(filter, update);
      if (after !== null && isOwn(after)) await tellOfJob(tx, after);
      return after;
    });
    if (ended === null) {
      if (outcome.file !== undefined) await this.#removeBlob(doc);
      return;
    }
    if (outcome.file === undefined) await this.#removeFile(ended);
    if (ended.written === 0) await this.#store.system<JobPart>(JOB_PARTS).delete({ job: doc._id });
    await this.#report(ended);
  }

  async #removeBlob({ organization, blob }: JobDoc): Promise<void> {
    if (blob !== undefined) await this.#store.blobs.remove(organization, blob);
  }

  /** Of a job that has ended. */
  async #removeFile(job: JobDoc): Promise<void> {
    const { _id, state, worker_until, file } = job;
    await this.#removeBlob(job);
    await this.#jobs.updateOne(
      { _id, state, worker_until },
      { $set: { worker_until: NEVER, file: file && { ...file, expires_at: null } }, $unset: { blob: '' } },
    );
  }

  async #forget(job: JobDoc): Promise<void> {
    await this.#removeBlob({ ...job, blob: job._id });
    await this.#jobs.delete({ _id: job._id, state: 'storing' });
  }

  async #report(job: JobDoc): Promise<void> {
    if (!isOwn(job)) return;
    await this.#options.events.reportJob(job.user_id, toProgress(job)).catch(this.#options.onError);
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
