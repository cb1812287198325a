/**
 * Deletes records, with the links to them and the records that belong to them. Nearly always this takes one transaction. For a record with
 * very many dependents, the transaction handles the first of them and stores a job for the others, which are handled in small transactions
 * afterwards. When a process dies during a job, any process resumes it.
 *
 * Until the job is done, some links lead to a record that no longer exists. This does no harm: whoever reads a record does not see them
 * (`read-links.ts`), flows select only what exists, and a request may repeat the links that a record already has.
 */
import type { LinkTarget } from '@parapet/contracts/links';
import type { Caller } from '../../pipeline/call.ts';
import { every, yieldToOthers } from '../../platform/timers.ts';
import type { Actor, Doc, Store, SystemDoc, Tx } from '../../store/port.ts';
import { deleteRecord } from '../records.ts';
import { deletedRecord, type DeletedRecord } from './deleted-record.ts';
import { dependentsBy, linksToRemove, remainingDependents, removeLink } from './dependents.ts';

const JOBS = 'cascades';

interface CascadeJob extends SystemDoc {
  organization: string;
  /** Who deleted the record, for the audit entries of its dependents. */
  actor: Actor;
  deleted: DeletedRecord;
  /** The process that works on the job; '' for none. */
  worker: string;
  /** ISO 8601. After this time any process may take over the job. */
  worker_until: string;
}

/** The deleted records of an organization to which some links are left. */
export async function recordsBeingRemoved(
  store: Pick<Store, 'system'>,
  organization: string,
): Promise<DeletedRecord[]> {
  const jobs = await store.system<CascadeJob>(JOBS).find({});
  return jobs.filter((job) => job.organization === organization).map(({ deleted }) => deleted);
}

export interface CascadeOptions {
  /** Called when a job fails. It is tried again. */
  onError: (error: unknown) => void;
  /** Dependents that the transaction of the deletion handles. Default 200. */
  first?: number;
  /** Dependents that each further transaction handles. Default 20: other writers have to wait for it. */
  batch?: number;
  /** Milliseconds without progress after which a job may be taken over. Default 10 s. */
  patience?: number;
}

/** What services that delete records depend on. */
export interface ServiceOptions {
  store: Store;
  cascades: Pick<Cascades, 'delete' | 'isRunning'>;
}

/** Dependents that one query returns, for several batches. */
const LOOK_UP = 1000;
/** Milliseconds between two searches for abandoned jobs. */
const INTERVAL = 5_000;

const jobId = (organization: string, collection: string, id: string) => `${organization}/${collection}/${id}`;

export class Cascades {
  readonly #store: Store;
  readonly #options: Required<CascadeOptions>;
  readonly #worker = crypto.randomUUID();
  readonly #stop: () => void;
  #work: Promise<void> = Promise.resolve();
  #isClosing = false;

  /** Resumes abandoned jobs. */
  constructor(store: Store, { first = 200, batch = 20, patience = 10_000, ...options }: CascadeOptions) {
    this.#store = store;
    this.#options = { first, batch, patience, ...options };
    this.#stop = every(INTERVAL, () => this.#resume());
    this.#resume();
  }

  /**
   * Deletes a record and handles its dependents.
   * @param find returns the record at the version that the caller has; throws when it may not be deleted
   * @param after runs in the same transaction, once the record is deleted
   * @throws Problem 412 when it was changed since it was read
   */
  delete<T extends Doc>(
    caller: Caller,
    collection: LinkTarget,
    find: (tx: Tx) => Promise<T>,
    after?: (tx: Tx, record: T) => Promise<void>,
  ): Promise<void> {
    return this.#delete(this.#store, caller, collection, find, after);
  }

  /** The same in transactions of another store, e.g. one that joins those that are open. */
  over(store: Store): ServiceOptions['cascades'] {
    return {
      delete: (caller, collection, find, after) => this.#delete(store, caller, collection, find, after),
      isRunning: (tx, collection, id) => this.isRunning(tx, collection, id),
    };
  }

  async #delete<T extends Doc>(
    store: Store,
    { member, actor }: Caller,
    collection: LinkTarget,
    find: (tx: Tx) => Promise<T>,
    after?: (tx: Tx, record: T) => Promise<void>,
  ): Promise<void> {
    const organization = member.organization_id;
    const isDone = await store.transaction(organization, actor, async (tx) => {
      const record = await find(tx);
      await tx.lock(collection, [record._id]);
      const deleted = deletedRecord(collection, record);
      const isDone = await this.#removeFirst(tx, deleted);
      // The record is deleted last, so that an asset owner, who has lost the asset by then, receives no event of its deletion.
      await deleteRecord(tx.collection<T>(collection), record);
      await after?.(tx, record);
      if (isDone) return true;
      const _id = jobId(organization, collection, record._id);
      await tx
        .system<CascadeJob>(JOBS)
        .put({ _id, organization, actor, deleted, worker: '', worker_until: new Date().toISOString() });
      return false;
    });
    if (!isDone) this.#resume();
  }

  /** Whether dependents of a deleted record are still to be handled. */
  async isRunning(tx: Tx, collection: string, id: string): Promise<boolean> {
    return (await tx.system<CascadeJob>(JOBS).get(jobId(tx.organizationId, collection, id))) !== null;
  }

  /** @returns whether no dependents are left */
  async #removeFirst(tx: Tx, deleted: DeletedRecord): Promise<boolean> {
    let left = this.#options.first;
    for (const link of linksToRemove(deleted)) {
      const found = await tx.collection<Doc>(link.from).find(dependentsBy(link, deleted), { limit: left });
      await removeLink(tx, link, deleted, found);
      left -= found.length;
      if (left === 0) return false;
    }
    return true;
  }

  /** Resolves when no job is left for this process. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Stops after the current batch. The next process to start resumes the job. */
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
      if (job === null) break;
      // A concurrent process may be faster.
      if ((await jobs.updateOne({ _id: job._id, ...free }, this.#claim())) !== null) await this.#doJob(job);
    }
  }

  #claim() {
    return {
      $set: { worker: this.#worker, worker_until: new Date(Date.now() + this.#options.patience).toISOString() },
    };
  }

  async #release(_id: string): Promise<void> {
    await this.#store
      .system<CascadeJob>(JOBS)
      .updateOne({ _id, worker: this.#worker }, { $set: { worker_until: new Date().toISOString() } });
  }

  async #doJob({ _id, organization, actor, deleted }: CascadeJob): Promise<void> {
    for (const link of linksToRemove(deleted)) {
      const dependents = this.#store.org(organization, actor).collection<Doc>(link.from);
      for (let ids: string[] = []; ;) {
        if (ids.length === 0)
          ids = (await dependents.find(dependentsBy(link, deleted), { limit: LOOK_UP })).map((record) => record._id);
        if (ids.length === 0) break;
        const batch = ids.splice(0, this.#options.batch);
        const isOurs = await this.#store.transaction(organization, actor, async (tx) => {
          if ((await tx.system<CascadeJob>(JOBS).updateOne({ _id, worker: this.#worker }, this.#claim())) === null)
            return false;
          await removeLink(tx, link, deleted, await remainingDependents(tx, link, deleted, batch));
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
