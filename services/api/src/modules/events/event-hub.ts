/** Sends the changes in the database to all subscribers. */
import type { AuditedEntity, BulkProgress, JobProgress, Presence, ReplacedValues } from '@parapet/contracts';
import { sseEvent } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Log } from '../../pipeline/log.ts';
import { tryAgain } from '../../pipeline/problem.ts';
import type { Store, SystemDoc, Watch } from '../../store/port.ts';
import { every } from '../../platform/timers.ts';
import { eventLog } from './event-log.ts';
import type { Credential } from './credential.ts';
import { checkSubscribers } from './check-subscribers.ts';
import { Deliveries } from './deliveries.ts';
import { NOTICES, sendNotice, type Notice } from './notices.ts';
import { Subscriber } from './subscriber.ts';
import { Subscribers } from './subscribers.ts';

/** Time between two heartbeats (ms); proxies often cut a connection after 30 to 60 s of silence. */
const HEARTBEAT = 20_000;
/** Streams that one person may have open to one process, which buffers events for each. */
const STREAMS_OF_PERSON = 20;
/** Streams of all people to one process: 200 MB of memory at most. */
const STREAMS = 5000;
/** How long (ms) a new subscriber waits for the database to be watched. */
const PATIENCE = 5000;

export interface EventOptions {
  /** ms between two heartbeats. */
  heartbeat?: number;
  /** Events that are stored for browsers that reconnect. */
  capacity?: number;
  /** Streams that may be open. */
  streams?: number;
  /** ms to wait for the database to be watched. */
  patience?: number;
}

export interface Subscription {
  member: MemberDoc;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
  credential: Credential;
  /** The last event that the browser received; undefined when it connects for the first time. */
  lastEventId: string | undefined;
  log: Log;
}

export class EventHub {
  readonly #store: Store;
  readonly #patience: number;
  readonly #mostStreams: number;
  readonly #log: ReturnType<typeof eventLog>;
  readonly #deliveries: Deliveries;
  readonly #subscribers = new Subscribers();
  readonly #stops: readonly (() => void)[];
  #watch: Watch | undefined;
  #isClosing = false;

  constructor(
    store: Store,
    { heartbeat = HEARTBEAT, capacity, streams = STREAMS, patience = PATIENCE }: EventOptions = {},
  ) {
    this.#store = store;
    this.#patience = patience;
    this.#mostStreams = streams;
    this.#deliveries = new Deliveries(store);
    this.#log = eventLog(capacity);
    let check: Promise<void> | null = null;
    const stopHeartbeat = every(heartbeat, () => {
      check ??= checkSubscribers(store, this.#subscribers.all).finally(() => (check = null));
    });
    // Ends the streams of sessions and tokens as soon as these end, here or in another process.
    const stopListening = ['sessions', 'api_tokens'].map((name) =>
      store.onDeleted<SystemDoc & { user_id: string }>(
        name,
        ({ user_id }) => void checkSubscribers(store, this.#subscribers.ofPerson(user_id)),
      ),
    );
    const stopNotices = store.onDeleted<Notice>(NOTICES, ({ user_id, text }) => {
      for (const { stream } of this.#subscribers.ofPerson(user_id)) stream.write(text);
    });
    this.#stops = [stopHeartbeat, stopNotices, ...stopListening];
  }

  /** Starts watching the database, unless it is watched already. Resolves when no further change can be missed. */
  watch(): Promise<void> {
    this.#watch ??= this.#store.watch({
      onChange: (entry, organizationId) => {
        const event = this.#log.add(entry, organizationId);
        if (event !== null) for (const subscriber of this.#subscribers.of(organizationId)) subscriber.queue(event);
      },
      onGap: () => {
        this.#log.clear();
        for (const subscriber of this.#subscribers.all) subscriber.reset();
      },
    });
    return this.#watch.ready;
  }

  /** @throws Problem 503 when the database cannot be watched at the moment or all streams are taken, 429 when the person has too many open */
  async subscribe({ member, entities, credential, lastEventId, log }: Subscription): Promise<Subscriber> {
    if (!(await inTime(this.watch(), this.#patience)) || this.#isClosing)
      throw tryAgain(5, 503, 'not_ready', 'Live updates are not available at the moment. Try again shortly.');
    if (this.#subscribers.ofPerson(member.user_id).size >= STREAMS_OF_PERSON)
      throw tryAgain(30, 429, 'too_many_streams', 'You have too many pages open. Close some of them.');
    if (this.#subscribers.size >= this.#mostStreams)
      throw tryAgain(
        30,
        503,
        'no_free_stream',
        'Too many pages are open on this server for live updates. Reload the page to see the changes of others.',
      );
    const onError = (error: unknown) => log.error({ err: error }, 'an event could not be sent');
    const subscriber = new Subscriber({
      store: this.#store,
      log: this.#log,
      deliveries: this.#deliveries,
      member,
      entities,
      credential,
      onError,
    });
    this.#subscribers.add(subscriber);
    subscriber.stream.onClose(() => this.#subscribers.delete(subscriber));
    subscriber.open(lastEventId);
    return subscriber;
  }

  /** Sends who has a record open to the streams of people in this process. The event log does not store it: pages ask again anyway. */
  reportPresence(userIds: readonly string[], presence: Presence): void {
    const text = sseEvent('presence', presence);
    for (const userId of userIds) for (const { stream } of this.#subscribers.ofPerson(userId)) stream.write(text);
  }

  /** Sends the progress of a bulk change to a person's streams in this process. The event log does not store it: the next report follows soon. */
  reportProgress(userId: string, progress: BulkProgress): void {
    const text = sseEvent('bulk', progress);
    for (const { stream } of this.#subscribers.ofPerson(userId)) stream.write(text);
  }

  /** Tells a person on their streams in all processes that values of theirs were replaced. The audit trail has the values for good. */
  async reportReplaced(userId: string, replaced: ReplacedValues): Promise<void> {
    await sendNotice(this.#store, userId, sseEvent('replaced', replaced));
  }

  /** Sends how far a job is to the streams of its person in all processes. */
  async reportJob(userId: string, progress: JobProgress): Promise<void> {
    await sendNotice(this.#store, userId, sseEvent('job', progress));
  }

  /** How many streams this process has open. */
  get streams(): number {
    return this.#subscribers.all.size;
  }

  /** Tells all streams of this process that pages load other releases of remotes from now on. */
  reportReleases(): void {
    const text = sseEvent('releases', {});
    for (const { stream } of this.#subscribers.all) stream.write(text);
  }

  /** Ends all streams, which would keep the server from closing. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stops.forEach((stop) => stop());
    await this.#watch?.stop();
    this.#deliveries.close();
    for (const subscriber of this.#subscribers.all) subscriber.stream.end();
  }
}

/** @returns false when `work` takes longer than `patience` (ms) */
async function inTime(work: Promise<void>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const result = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return result;
}
