/**
 * Deletes records together with what depends on them. In nearly every case that is one transaction. A record with very many dependents is
 * deleted with the first of them, and the same transaction stores a job for the others, which are then removed in small transactions. When
 * the process dies in between, the job is resumed by whichever process finds it first.
 *
 * Until the job is done some links lead nowhere. Readers allow for that: flows are derived from what exists, a body may repeat the links
 * that its record has, and lists and counts go by the records that hold a link.
 */
import type { LinkTarget } from '@parapet/contracts/links';
import type { Caller } from '../../pipeline/call.ts';
import { every, yieldToOthers } from '../../platform/timers.ts';
import type { Actor, Doc, Store, SystemDoc, Tx } from '../../store/port.ts';
import { deleteRecord } from '../records.ts';
import { deletedRecord, type DeletedRecord } from './deleted-record.ts';
import { dependentsBy, linksToRemove, removeLink } from './dependents.ts';

const JOBS = 'cascades';

interface CascadeJob extends SystemDoc {
  organization: string;
  /** Who deleted the record; the audit trail names them for its dependents too. */
  actor: Actor;
  deleted: DeletedRecord;
  /** The process at work; '' for none. */
  worker: string;
  /** ISO 8601. Past it the worker is taken for dead. */
  worker_until: string;
}

export interface CascadeOptions {
  /** Called when a job fails; it is tried again. */
  onError: (error: unknown) => void;
  /** Dependents that are removed in the transaction of the deletion. Default 200. */
  first?: number;
  /** Dependents that each further transaction removes. Default 50: other writers wait for it. */
  batch?: number;
  /** Milliseconds after which a worker that shows no progress is taken for dead. Default 10 s. */
  patience?: number;
}

/** What services that delete records work with. */
export interface ServiceOptions {
  store: Store;
  cascades: Cascades;
}

/** Dependents that are looked up at once, for several batches. */
const LOOK_UP = 1000;
/** Milliseconds between two looks for jobs that another process has left. */
const INTERVAL = 5_000;

export class Cascades {
  readonly #store: Store;
  readonly #options: Required<CascadeOptions>;
  readonly #worker = crypto.randomUUID();
  readonly #stop: () => void;
  #work: Promise<void> = Promise.resolve();
  #isClosing = false;

  /** Begins with the jobs that another process has left. */
  constructor(store: Store, { first = 200, batch = 50, patience = 10_000, ...options }: CascadeOptions) {
    this.#store = store;
    this.#options = { first, batch, patience, ...options };
    this.#stop = every(INTERVAL, () => this.#resume());
    this.#resume();
  }

  /**
   * Deletes a record and what depends on it.
   * @param find the record, at the version that the caller knows; throws when it may not be deleted
   * @throws Problem 412 when it was changed since it was read
   */
  async delete<T extends Doc>({ member, actor }: Caller, collection: LinkTarget, find: (tx: Tx) => Promise<T>): Promise<void> {
    const organization = member.organization_id;
    const isDone = await this.#store.transaction(organization, actor, async (tx) => {
      const record = await find(tx);
      await tx.lock(collection, [record._id]);
      const deleted = deletedRecord(collection, record);
      const isDone = await this.#removeFirst(tx, deleted);
      // After its dependents: somebody who sees an asset only as its owner receives no event about it any more.
      await deleteRecord(tx.collection<T>(collection), record);
      if (isDone) return true;
      const _id = `${organization}/${collection}/${record._id}`;
      await tx.system<CascadeJob>(JOBS).put({ _id, organization, actor, deleted, worker: '', worker_until: new Date().toISOString() });
      return false;
    });
    if (!isDone) this.#resume();
  }

  /** @returns whether no dependents are left */
  async #removeFirst(tx: Tx, deleted: DeletedRecord): Promise<boolean> {
    let left = this.#options.first;
    for (const link of linksToRemove(deleted)) {
      const found = await tx.collection<Doc>(link.from).find(dependentsBy(link, deleted), { limit: left });
      await removeLink(tx, link, deleted, found.map(({ _id }) => _id));
      left -= found.length;
      if (left === 0) return false;
    }
    return true;
  }

  /** Resolves when this process has done every job that it can do now. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Ends after the batch under way; what is left is resumed at the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stop();
    await this.#work;
  }

  #resume(): void {
    this.#work = this.#work.then(() => this.#doJobs()).catch((error: unknown) => this.#options.onError(error));
  }

  async #doJobs(): Promise<void> {
    const jobs = this.#store.system<CascadeJob>(JOBS);
    while (!this.#isClosing) {
      const free = { worker_until: { $lte: new Date().toISOString() } };
      const job = await jobs.findOne(free);
      if (job === null) return;
      // Another process may be first.
      if ((await jobs.updateOne({ _id: job._id, ...free }, this.#claim())) !== null) await this.#doJob(job);
    }
  }

  #claim() {
    return { $set: { worker: this.#worker, worker_until: new Date(Date.now() + this.#options.patience).toISOString() } };
  }

  async #release(_id: string): Promise<void> {
    await this.#store.system<CascadeJob>(JOBS).updateOne({ _id, worker: this.#worker }, { $set: { worker_until: new Date().toISOString() } });
  }

  async #doJob({ _id, organization, actor, deleted }: CascadeJob): Promise<void> {
    for (const link of linksToRemove(deleted)) {
      const dependents = this.#store.org(organization, actor).collection<Doc>(link.from);
      for (let ids: string[] = []; ; ) {
        if (ids.length === 0) ids = (await dependents.find(dependentsBy(link, deleted), { limit: LOOK_UP })).map((record) => record._id);
        if (ids.length === 0) break;
        const batch = ids.splice(0, this.#options.batch);
        const isOurs = await this.#store.transaction(organization, actor, async (tx) => {
          if ((await tx.system<CascadeJob>(JOBS).updateOne({ _id, worker: this.#worker }, this.#claim())) === null) return false;
          await removeLink(tx, link, deleted, batch);
          return true;
        });
        if (!isOurs) return;
        if (this.#isClosing) return this.#release(_id);
        await yieldToOthers();
      }
    }
    await this.#store.system<CascadeJob>(JOBS).delete({ _id, worker: this.#worker });
  }
}
