/** One event stream of one member: sends the events of records that they may read. */
import type { AuditedEntity } from '@parapet/contracts';
import { hasSameScope, SSE_KEEP_ALIVE, SSE_MAX_MISSED, SSE_RETRY, sseEvent, ssePosition } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { EventStream } from '../../pipeline/responses/event-stream.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';
import { mayRead } from '../record-access.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import type { Credential } from './credential.ts';

export interface SubscriberOptions {
  store: Store;
  log: EventLog;
  member: MemberDoc;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
  /** What the stream was opened with. */
  credential: Credential;
  /** Called when an event cannot be processed. The stream is then cut: the browser reconnects and misses nothing. */
  onError: (error: unknown) => void;
}

/** Whether the member has left (`removed`), may now read other records (`changed`), or neither. */
type MembershipChange = 'removed' | 'changed' | 'same';

export class Subscriber {
  readonly stream = new EventStream();
  readonly #options: SubscriberOptions;
  #member: MemberDoc;
  /** Processed in order, each with the membership at its time. */
  #queue: LoggedEvent[] = [];
  #isNew = true;
  #mustReset = false;
  #mustKeepAlive = false;
  #isWorking = false;
  /** Ids of the organization's newest event, and of the last position that was sent. */
  #position = { newest: '', sent: '' };

  constructor(options: SubscriberOptions) {
    this.#options = options;
    this.#member = options.member;
  }

  get userId(): string {
    return this.#member.user_id;
  }

  get credential(): Credential {
    return this.#options.credential;
  }

  /** @param lastEventId the last event that the browser received; undefined when it connects for the first time */
  open(lastEventId: string | undefined): void {
    const { log } = this.#options;
    const { organization_id } = this.#member;
    const missed = lastEventId === undefined ? [] : log.since(lastEventId, organization_id);
    const newest = log.position(organization_id);
    this.stream.write(SSE_RETRY);
    if (missed?.length === 0) this.stream.write(ssePosition(newest));
    this.#position = { newest, sent: missed?.length === 0 ? newest : '' };
    if (missed === null) this.reset();
    else for (const event of missed) this.queue(event);
    this.#work();
  }

  /** Makes the page fetch its data again, because events may have been missed. */
  reset(): void {
    this.#mustReset = true;
    this.#work();
  }

  queue(event: LoggedEvent): void {
    if (event.organizationId !== this.#member.organization_id) return;
    this.#position.newest = event.id;
    if (this.#mustReset || !this.#isWanted(event)) return;
    this.#queue.push(event);
    if (this.#queue.length > SSE_MAX_MISSED) this.#mustReset = true;
    this.#work();
  }

  /** Sends a heartbeat, or ends the stream. @param member null when the membership or the credential has ended */
  keepAlive(member: MemberDoc | null): void {
    const change = member === null ? 'removed' : this.#adopt(member);
    if (change === 'removed') return this.stream.end();
    if (change === 'changed') this.#mustReset = true;
    this.#mustKeepAlive = true;
    this.#work();
  }

  /** Cuts the stream after an error. */
  fail(error: unknown): void {
    this.#options.onError(error);
    this.stream.cut();
  }

  #isWanted({ data, userId }: LoggedEvent): boolean {
    const { entities } = this.#options;
    return entities === undefined || entities.includes(data.entity) || userId === this.userId;
  }

  #work(): void {
    if (!this.#isWorking) void this.#workOn();
  }

  async #workOn(): Promise<void> {
    this.#isWorking = true;
    try {
      for (let next = this.#next(); next !== null && !this.stream.isClosed; next = this.#next()) await next();
    } catch (error) {
      this.fail(error);
    } finally {
      this.#isWorking = false;
    }
  }

  #next(): (() => Promise<void>) | null {
    if (this.#mustReset) return () => this.#sendReset();
    if (this.#isNew) return () => this.#begin();
    const event = this.#queue.shift();
    if (event !== undefined) return () => this.#process(event);
    return this.#mustKeepAlive ? () => this.#sendKeepAlive() : null;
  }

  /** Later changes of the membership arrive as events; one during the request does not. */
  async #begin(): Promise<void> {
    this.#isNew = false;
    const change = await this.#refresh();
    if (change === 'removed') this.stream.end();
    else if (change === 'changed') this.#mustReset = true;
  }

  async #sendReset(): Promise<void> {
    this.#mustReset = false;
    this.#isNew = false;
    // The page fetches these changes too.
    this.#queue = [];
    const newest = this.#options.log.position(this.#member.organization_id);
    // The missed events may include a change of the membership.
    if ((await this.#refresh()) === 'removed') return this.stream.end();
    await this.#send(sseEvent('reset', {}, newest), newest);
  }

  async #sendKeepAlive(): Promise<void> {
    this.#mustKeepAlive = false;
    const { newest, sent } = this.#position;
    // The position lets a browser that reconnects skip the events that it may not receive.
    await this.#send(newest === sent ? SSE_KEEP_ALIVE : SSE_KEEP_ALIVE + ssePosition(newest), newest);
  }

  async #process(event: LoggedEvent): Promise<void> {
    const change = event.userId === this.userId ? await this.#refresh() : 'same';
    if (change === 'removed') return this.stream.end();
    // The change of a member causes no events for the records that they may now read, or no longer.
    if (change === 'changed') await this.#send(sseEvent('reset', {}, event.id), event.id);
    const { store, entities } = this.#options;
    const { entity } = event.data;
    if (entities !== undefined && !entities.includes(entity)) return;
    const db = store.org(this.#member.organization_id, { id: this.userId });
    for (const facts of event.facts) {
      if (await mayRead(db, this.#member, entity, facts)) return this.#send(sseEvent('change', event.data, event.id), event.id);
    }
  }

  async #send(text: string, position: string): Promise<void> {
    this.#position.sent = position;
    await this.stream.send(text);
  }

  /** Reads the membership again. */
  async #refresh(): Promise<MembershipChange> {
    const now = await findMember(this.#options.store, this.userId);
    return now === null ? 'removed' : this.#adopt(now);
  }

  #adopt(now: MemberDoc): MembershipChange {
    const before = this.#member;
    if (now.organization_id !== before.organization_id) return 'removed';
    // Read before the last change of the membership arrived.
    if (now._id === before._id && now.version < before.version) return 'same';
    this.#member = now;
    return hasSameScope(before, now) ? 'same' : 'changed';
  }
}
