/**
 * Does jobs in the background. Each is done by one process at a time, which holds a lease on it and renews it with every step; when the process
 * dies, another one, or the same after its start, goes on after the last step.
 */
import { JOBS_AT_ONCE, type Job } from '@parapet/contracts';
import type { Acting } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import { problemOf } from '../../pipeline/problem-document.ts';
import { Problem } from '../../pipeline/problem.ts';
import { every } from '../../platform/timers.ts';
import { orderedIds } from '../../platform/ordered-id.ts';
import { StoreBusyError, StoreUnavailableError, type Store, type Update } from '../../store/port.ts';
import type { EventHub } from '../events/event-hub.ts';
import { notFound } from '../records.ts';
import { ENDED, expiryOf, JOB_PARTS, JOBS, NEVER, toJob, toProgress, type JobDoc, type JobPart } from './job-doc.ts';
import { JobStopped, RunningJob } from './running-job.ts';

export interface JobWork {
  /** Does what is left of the job, in steps. @returns its result @throws Problem when it fails for good, JobStopped */
  run: (job: RunningJob) => Promise<Job['result']>;
  /** Removes what the job has created, as far as that is left. */
  undo: (job: RunningJob) => Promise<void>;
}

export interface JobsOptions {
  events: Pick<EventHub, 'reportJob'>;
  /** Called with an error that is no refusal. The job has failed. */
  onError: (error: unknown) => void;
  /** Milliseconds without a step after which a job may be taken over. Default 15 s. */
  patience?: number;
}

export interface NewJob extends Pick<JobDoc, 'kind' | 'entity' | 'title' | 'params'> {
  /** Of two jobs with the same one the second is refused. */
  claim: string;
  file: Uint8Array;
}

/** Milliseconds between two searches for jobs of other processes. */
const INTERVAL = 2000;
/** Jobs that this process does at once, each of another organization. */
const AT_ONCE = 3;
/** Times that a job is begun without coming forward: it seems to end the process. */
const MOST_ATTEMPTS = 5;
/** Milliseconds that storing a file may take. */
const STORING = 10 * 60_000;
/** Milliseconds before a job is tried again that the database did not let go on. */
const RETRY = 5000;

const newId = orderedIds();
const at = (ms: number) => new Date(ms).toISOString();

export class Jobs {
  readonly #store: Store;
  readonly #options: Required<JobsOptions>;
  readonly #worker = crypto.randomUUID();
  readonly #works = new Map<string, JobWork>();
  readonly #running = new Map<string, { job: RunningJob; done: Promise<void> }>();
  #stopLooking: () => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(store: Store, { patience = 15_000, ...options }: JobsOptions) {
    this.#store = store;
    this.#options = { patience, ...options };
  }

  /** @param name of the work; several kinds of jobs may do the same */
  define(name: string, work: JobWork): void {
    this.#works.set(name, work);
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
  async add({ member, actor }: Caller, { file, claim, ...job }: NewJob): Promise<JobDoc> {
    const now = Date.now();
    const { scopes }: Acting = member;
    const doc: JobDoc = {
      ...job,
      ...(scopes !== undefined && { scopes }),
      _id: newId(),
      organization: member.organization_id,
      user_id: actor.id,
      state: 'storing',
      phase: null,
      done: 0,
      total: null,
      written: 0,
      problem: null,
      result: null,
      created_at: at(now),
      ended_at: null,
      claim,
      worker: '',
      worker_until: at(now + STORING),
      attempts: 0,
    };
    if (!(await this.#jobs.insertIfAbsent(doc)))
      throw new Problem(409, 'import_in_progress', 'This file is being imported already. Wait until that is done.');
    try {
      await this.#assertFewer(member, doc._id);
      await this.#store.blobs.write(doc.organization, doc._id, once(file));
      const stored = await this.#jobs.updateOne(
        { _id: doc._id, state: 'storing' },
        { $set: { state: 'waiting', worker_until: at(Date.now()) } },
      );
      if (stored === null) throw notFound('job');
      this.#look();
      return stored;
    } catch (error) {
      await this.#forget(doc);
      throw error;
    }
  }

  /** The newest first. */
  async list({ member }: Caller): Promise<JobDoc[]> {
    return (await this.#own(member)).toSorted((a, b) => (a._id < b._id ? 1 : -1));
  }

  /** @throws Problem 404 */
  async get({ member }: Caller, id: string): Promise<JobDoc> {
    const job = await this.#jobs.findOne({ _id: id, organization: member.organization_id, user_id: member.user_id });
    if (job === null) throw notFound('job');
    return job;
  }

  /** @throws Problem 404; 409 when it has changed nothing, or is undone */
  async cancel(caller: Caller, id: string): Promise<JobDoc> {
    const job = await this.get(caller, id);
    if (job.state === 'canceling') return job;
    if (job.state === 'canceled' || (ENDED.has(job.state) && job.written === 0))
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
    if (canceled === null) return this.cancel(caller, id);
    await this.#report(canceled);
    this.#look();
    return canceled;
  }

  get #jobs() {
    return this.#store.system<JobDoc>(JOBS);
  }

  #own({ organization_id: organization, user_id }: Caller['member']): Promise<JobDoc[]> {
    return this.#jobs.find({ organization, user_id });
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
      if (this.#running.size >= AT_ONCE) return;
      if (this.#running.has(found.organization)) continue;
      if (found.state === 'storing') await this.#forget(found);
      else await this.#claim(found);
    }
  }

  async #claim({ _id, worker, worker_until, state, attempts, organization }: JobDoc): Promise<void> {
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
    const done = this.#work(job).finally(() => {
      job.release();
      this.#running.delete(organization);
      this.#look();
    });
    this.#running.set(organization, { job, done });
  }

  async #work(job: RunningJob): Promise<void> {
    const { doc } = job;
    const work = this.#works.get(doc.kind);
    try {
      if (work === undefined) throw new Error(`Nothing does jobs of the kind ${doc.kind}`);
      if (doc.attempts > MOST_ATTEMPTS) throw new Error(`The job ${doc._id} was begun too often`);
      await this.#report(doc);
      if (doc.state === 'canceling') {
        await work.undo(job);
        await this.#end(job, { state: 'canceled' });
      } else await this.#end(job, { state: 'done', result: await work.run(job) });
    } catch (error) {
      await this.#failed(job, error).catch(this.#options.onError);
    }
  }

  async #failed(job: RunningJob, error: unknown): Promise<void> {
    if (error instanceof JobStopped || error instanceof StoreBusyError || error instanceof StoreUnavailableError) {
      const wait = error instanceof JobStopped ? 0 : RETRY;
      const { _id, attempts } = job.doc;
      await this.#jobs.updateOne(
        { _id, worker: this.#worker },
        { $set: { worker: '', worker_until: at(Date.now() + wait), attempts: attempts - 1 } },
      );
      return;
    }
    const problem = problemOf(error);
    if (problem.status >= 500) this.#options.onError(error);
    const { status, code, detail, errors } = problem;
    const said = { status, code, ...(detail !== undefined && { detail }), ...(errors !== undefined && { errors }) };
    await this.#end(job, { state: 'failed', problem: said });
  }

  async #end({ doc }: RunningJob, outcome: Partial<JobDoc>): Promise<void> {
    const now = Date.now();
    const update: Update = {
      $set: { ...outcome, phase: null, ended_at: at(now), worker: '', worker_until: NEVER, expires_at: expiryOf(now) },
      $unset: { claim: '' },
    };
    // Canceled meanwhile: then it is undone instead.
    const ended = await this.#jobs.updateOne({ _id: doc._id, worker: this.#worker, state: doc.state }, update);
    if (ended === null) return;
    await this.#store.blobs.remove(doc.organization, doc._id);
    if (ended.written === 0) await this.#store.system<JobPart>(JOB_PARTS).delete({ job: doc._id });
    await this.#report(ended);
  }

  async #forget({ _id, organization }: JobDoc): Promise<void> {
    await this.#store.blobs.remove(organization, _id);
    await this.#jobs.delete({ _id, state: 'storing' });
  }

  async #report(job: JobDoc): Promise<void> {
    await this.#options.events.reportJob(job.user_id, toProgress(job)).catch(this.#options.onError);
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A result may name a thousand faults. */
export function listedJob(job: JobDoc): Job {
  const { result, ...rest } = toJob(job);
  return { ...rest, result: result && { ...result, errors: [] } };
}
