/** Follows the audit entries and the announced deletions of all processes with a change stream that is resumed after an error. */
import { setTimeout as wait } from 'node:timers/promises';
import { MongoError, type ChangeStream, type Db, type Document, type ResumeToken } from 'mongodb';
import { entryId, entryOf, withBefore, type StoredEntry } from '../audit/entries.ts';
import type { EngineListener } from '../engine.ts';
import { OWN } from '../plans.ts';
import { announcedTo } from './announcements.ts';
import { fromMongo, HIDDEN, KEY } from './shape.ts';

/** Pauses before the stream is opened again (ms); each is twice as long as the one before. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 5000;
/** The server waits this long (ms) for a change before it answers that there is none. Opening a stream takes this long once. */
const AWAIT = 250;
/** Codes of a server that cannot resume the stream, mostly because its log no longer contains the resume token. */
const NOT_RESUMABLE = new Set([136, 222, 260, 280, 286]);

export class ChangeFollower {
  /** Resolves when the stream is open. Never rejects: opening is tried until {@link stop}. */
  readonly ready: Promise<void>;
  readonly #db: Db;
  readonly #listener: EngineListener;
  /** Id of this process, whose own announcements are ignored. */
  readonly #process: string;
  readonly #stopped = new AbortController();
  readonly #following: Promise<void>;
  #setReady: () => void = () => undefined;
  /** Undefined before the first answer, and when the stream cannot be resumed. */
  #resumeAfter: ResumeToken;
  #hasBeenOpen = false;
  #isDelivering = false;

  constructor(db: Db, process: string, listener: EngineListener) {
    this.#process = process;
    this.#db = db;
    this.#listener = listener;
    this.ready = new Promise((resolve) => {
      this.#setReady = resolve;
    });
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#setReady();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopped;
    let pause = FIRST_PAUSE;
    while (!signal.aborted) {
      const resumedAfter = this.#resumeAfter;
      const stream = this.#open();
      const close = () => void stream.close().catch(() => undefined);
      signal.addEventListener('abort', close);
      try {
        await this.#read(stream);
      } catch (error) {
        if (!signal.aborted) this.#recover(error, stream);
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
      // The stream has worked since the last error, so the next pause is a short one again.
      if (this.#resumeAfter !== resumedAfter) pause = FIRST_PAUSE;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
  }

  #open(): ChangeStream<Document, Document> {
    const resume = this.#resumeAfter === undefined ? {} : { resumeAfter: this.#resumeAfter };
    return this.#db.watch([{ $match: { operationType: 'insert', 'ns.coll': { $in: [OWN.audit, OWN.deletions] } } }], {
      ...resume,
      maxAwaitTimeMS: AWAIT,
    });
  }

  async #read(stream: ChangeStream<Document, Document>): Promise<void> {
    // A stream that is opened again without a resume token starts now, and misses what happened in between.
    let hasGap = this.#hasBeenOpen && this.#resumeAfter === undefined;
    while (!this.#stopped.signal.aborted) {
      const asked = Date.now();
      const change = await stream.tryNext();
      this.#hasBeenOpen = true;
      this.#setReady();
      if (hasGap) this.#listener.onGap();
      hasGap = false;
      if (change !== null) await this.#deliver(change);
      this.#resumeAfter = stream.resumeToken;
      // Some servers answer at once that there is no change; they must not be polled without a pause.
      if (change === null && Date.now() - asked < AWAIT / 2) await wait(AWAIT);
    }
  }

  async #deliver({ ns, fullDocument: doc }: Document): Promise<void> {
    if (typeof doc !== 'object' || doc === null) return;
    const stored = fromMongo(doc);
    if (ns?.['coll'] === OWN.deletions) {
      const deleted = announcedTo(this.#process, stored);
      if (deleted !== null) this.#listener.onDeleted(deleted);
      return;
    }
    this.#isDelivering = true;
    const organizationId = String(stored['organization_id']);
    const entry = entryOf(stored);
    this.#listener.onChange(withBefore(entry, await this.#previous(organizationId, entry)), organizationId);
    this.#isDelivering = false;
  }

  /** The previous entry of the chain, which has the record before the change; null where it is not needed. */
  async #previous(
    organizationId: string,
    { entity, entity_id, version, action, before }: StoredEntry,
  ): Promise<StoredEntry | null> {
    if (action === 'create' || before !== undefined) return null;
    const key = { organization_id: organizationId, [KEY]: entryId(entity, entity_id, version - 1) };
    const found = await this.#db.collection(OWN.audit).findOne(key, { projection: HIDDEN });
    return found && entryOf(fromMongo(found));
  }

  #recover(error: unknown, stream: ChangeStream<Document, Document>): void {
    const isLost = error instanceof MongoError && typeof error.code === 'number' && NOT_RESUMABLE.has(error.code);
    // A change that was received but not delivered has to come again.
    const reached = this.#isDelivering ? this.#resumeAfter : (stream.resumeToken ?? this.#resumeAfter);
    this.#isDelivering = false;
    this.#resumeAfter = isLost ? undefined : reached;
    process.emitWarning(`Changes of the database are not followed at the moment: ${String(error)}`);
  }
}
