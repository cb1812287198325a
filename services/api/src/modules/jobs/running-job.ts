/** A job while this process works on it. */
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { MemberDoc } from '../../collections.ts';
import { every } from '../../platform/timers.ts';
import type { Store, Tx } from '../../store/port.ts';
import { expiryOf, isOwn, JOB_PARTS, JOBS, toProgress, type JobDoc, type JobPart } from './job-doc.ts';
import type { EventHub } from '../events/event-hub.ts';

/** Milliseconds between two reports to the person. */
const REPORT = 1000;

/** Ends the work on a job without an outcome: another process has it, it is to be undone, or this process stops. */
export class JobStopped extends Error {
  override name = 'JobStopped';
}

export interface RunningJobOptions {
  store: Store;
  events: Pick<EventHub, 'reportJob'>;
  worker: string;
  /** Milliseconds that the lease lasts. */
  patience: number;
}

type Progress = Partial<Pick<JobDoc, 'phase' | 'done' | 'total' | 'blob' | 'after'>>;

export class RunningJob {
  readonly #options: RunningJobOptions;
  readonly #stopRenewing: () => void;
  #doc: JobDoc;
  #reported = 0;
  #stopped = false;
  #isStepping = false;

  constructor(doc: JobDoc, options: RunningJobOptions) {
    this.#doc = doc;
    this.#options = options;
    // Parts of the work that write nothing may take longer than the lease.
    this.#stopRenewing = every(options.patience / 3, () => {
      // A step renews the lease itself, and would have to begin anew if its job was changed meanwhile.
      if (!this.#isStepping) void this.#renew({}).catch(() => undefined);
    });
  }

  get doc(): JobDoc {
    return this.#doc;
  }

  /** Who asked for it, as they are now. @throws Problem 403 when they have left the organization */
  async caller(): Promise<Caller> {
    const { organization, user_id, scopes, _id } = this.#doc;
    const actor = { id: user_id, request_id: _id };
    const member = await this.#options.store
      .org(organization, actor)
      .collection<MemberDoc>('members')
      .findOne({ user_id });
    if (member === null) throw new Problem(403, 'no_membership', 'You no longer belong to this organization');
    return { member: scopes === undefined ? member : Object.assign({}, member, { scopes }), actor };
  }

  /** Stops before the next step, which another process or a later start takes up. */
  stop(): void {
    this.#stopped = true;
  }

  /** No more work is done. */
  release(): void {
    this.#stopRenewing();
  }

  /**
   * Runs `work` in a transaction that also says how far the job is: after a crash it was done either wholly or not at all, and never twice.
   * @param part what the transaction has created
   * @throws JobStopped
   */
  async step<R>(
    progress: Progress,
    work: (tx: Tx) => Promise<{ result: R; part?: Omit<JobPart, '_id' | 'job'>; written?: number }>,
  ): Promise<R> {
    const { store } = this.#options;
    const { organization, user_id, _id } = this.#doc;
    this.#isStepping = true;
    const { result, doc } = await store
      .transaction(organization, { id: user_id, request_id: _id }, async (tx) => {
        const jobs = tx.system<JobDoc>(JOBS);
        const before = await jobs.findOne(this.#mine());
        if (before === null || this.#stopped) throw new JobStopped();
        const { result, part, written = 0 } = await work(tx);
        if (part !== undefined)
          await tx
            .system<JobPart>(JOB_PARTS)
            .put({ ...part, _id: `${_id}-${part.number}`, job: _id, expires_at: expiryOf(Date.now()) });
        const doc = await jobs.updateOne(this.#mine(), {
          $set: { ...progress, ...this.#lease(), attempts: 0 },
          $inc: { written },
        });
        if (doc === null) throw new JobStopped();
        return { result, doc };
      })
      .finally(() => {
        this.#isStepping = false;
      });
    this.#doc = doc;
    this.#report();
    return result;
  }

  /** Says how far the job is, now and then. @throws JobStopped */
  async progress(progress: Progress): Promise<void> {
    if (this.#stopped) throw new JobStopped();
    if (progress.phase === this.#doc.phase && Date.now() - this.#reported < REPORT) return;
    await this.#renew(progress);
    if (this.#stopped) throw new JobStopped();
    this.#report();
  }

  async #renew(progress: Progress): Promise<void> {
    const doc = await this.#options.store
      .system<JobDoc>(JOBS)
      .updateOne(this.#mine(), { $set: { ...progress, ...this.#lease() } });
    if (doc === null) this.#stopped = true;
    else this.#doc = doc;
  }

  /** The job as long as nobody has taken it over, canceled or ended it. */
  #mine() {
    return { _id: this.#doc._id, worker: this.#options.worker, state: this.#doc.state };
  }

  #lease() {
    return { worker_until: new Date(Date.now() + this.#options.patience).toISOString() };
  }

  #report(): void {
    if (!isOwn(this.#doc)) return;
    const now = Date.now();
    if (now - this.#reported < REPORT) return;
    this.#reported = now;
    void this.#options.events.reportJob(this.#doc.user_id, toProgress(this.#doc)).catch(() => undefined);
  }
}
