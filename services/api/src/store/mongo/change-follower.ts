/** Follows the audit entries of every process by a change stream, resumed where it broke off. */
import { setTimeout as wait } from 'node:timers/promises';
import { MongoError, type ChangeStream, type Db, type Document, type ResumeToken } from 'mongodb';
import { entryId, entryOf, withBefore, type StoredEntry } from '../audit/entries.ts';
import { OWN } from '../plans.ts';
import type { ChangeListener } from '../port.ts';
import { fromMongo, HIDDEN, KEY } from './shape.ts';

const FIRST_PAUSE = 100;
const MOST_PAUSE = 5000;
/** The server waits this long (ms) for news before it says that there are none; the first listener waits for it once. */
const AWAIT = 250;
/** The place to go on from is no longer in the log of the server, or the stream cannot go on from it. */
const LOST = new Set([136, 222, 260, 280, 286]);

export class ChangeFollower {
  /** Resolves when the stream is open; never rejects, as opening is tried until {@link stop}. */
  readonly ready: Promise<void>;
  readonly #db: Db;
  readonly #listener: ChangeListener;
  readonly #stopped = new AbortController();
  readonly #following: Promise<void>;
  #isOpen: () => void = () => undefined;
  /** Undefined until the first news, and when the place is lost. */
  #resumeAfter: ResumeToken;
  #opened = false;
  #isDelivering = false;

  constructor(db: Db, listener: ChangeListener) {
    this.#db = db;
    this.#listener = listener;
    this.ready = new Promise((resolve) => {
      this.#isOpen = resolve;
    });
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#isOpen();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopped;
    let pause = FIRST_PAUSE;
    while (!signal.aborted) {
      const resumed = this.#resumeAfter;
      const stream = this.#stream();
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
      // A connection that is lost now and then must not be waited for longer each time.
      if (this.#resumeAfter !== resumed) pause = FIRST_PAUSE;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, MOST_PAUSE);
    }
  }

  #stream(): ChangeStream<Document, Document> {
    const from = this.#resumeAfter === undefined ? {} : { resumeAfter: this.#resumeAfter };
    return this.#db.collection(OWN.audit).watch([{ $match: { operationType: 'insert' } }], { ...from, maxAwaitTimeMS: AWAIT });
  }

  async #read(stream: ChangeStream<Document, Document>): Promise<void> {
    // A stream that opens anew without a place to go on from begins at this moment.
    let gap = this.#opened && this.#resumeAfter === undefined;
    while (!this.#stopped.signal.aborted) {
      const asked = Date.now();
      const change = await stream.tryNext();
      this.#opened = true;
      this.#isOpen();
      if (gap) this.#listener.onGap();
      gap = false;
      if (change !== null) await this.#deliver(change['fullDocument']);
      this.#resumeAfter = stream.resumeToken;
      // A server that does not wait for news must not be asked without end.
      if (change === null && Date.now() - asked < AWAIT / 2) await wait(AWAIT);
    }
  }

  async #deliver(doc: unknown): Promise<void> {
    if (typeof doc !== 'object' || doc === null) return;
    this.#isDelivering = true;
    const stored = fromMongo(doc);
    const organizationId = String(stored['organization_id']);
    const entry = entryOf(stored);
    this.#listener.onChange(withBefore(entry, await this.#previous(organizationId, entry)), organizationId);
    this.#isDelivering = false;
  }

  /** The previous entry of the chain, where it is needed to tell what the record was before. */
  async #previous(organizationId: string, { entity, entity_id, version, action, before }: StoredEntry): Promise<StoredEntry | null> {
    if (action === 'create' || before !== undefined) return null;
    const key = { organization_id: organizationId, [KEY]: entryId(entity, entity_id, version - 1) };
    const found = await this.#db.collection(OWN.audit).findOne(key, { projection: HIDDEN });
    return found && entryOf(fromMongo(found));
  }

  #recover(error: unknown, stream: ChangeStream<Document, Document>): void {
    const lost = error instanceof MongoError && typeof error.code === 'number' && LOST.has(error.code);
    // A change that was received but not delivered has to come again.
    const reached = this.#isDelivering ? this.#resumeAfter : (stream.resumeToken ?? this.#resumeAfter);
    this.#isDelivering = false;
    this.#resumeAfter = lost ? undefined : reached;
    process.emitWarning(`Changes of the database are not followed at the moment: ${String(error)}`);
  }
}
