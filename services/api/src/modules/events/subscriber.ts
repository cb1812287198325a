/** One event stream of one member: sends the events of records that they may read. */
import type { AuditedEntity } from '@parapet/contracts';
import {
  hasSameScope,
  SSE_KEEP_ALIVE,
  SSE_MAX_MISSED,
  SSE_RETRY,
  sseEvent,
  ssePosition,
} from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { EventStream } from '../../pipeline/responses/event-stream.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';
import type { Deliveries } from './deliveries.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import { EventTexts, scopeOf } from './event-texts.ts';
import type { Credential } from './credential.ts';

export interface SubscriberOptions {
  store: Store;
  log: EventLog;
  /** Calls {@link Subscriber.deliver} after {@link Subscriber.queue}. */
  deliveries: Deliveries;
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
  #scope: string;
  /** Processed in order, with the membership at the time of each. */
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
    this.#scope = scopeOf(options.member);
  }

  get organizationId(): string {
    return this.#options.member.organization_id;
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
    const missed = lastEventId === undefined ? [] : log.since(lastEventId, this.organizationId);
    const newest = log.position(this.organizationId);
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

  /** @param event of the member's organization */
  queue(event: LoggedEvent): void {
    this.#position.newest = event.id;
    if (this.#mustReset || !this.#isWanted(event)) return;
    this.#queue.push(event);
    if (this.#queue.length <= SSE_MAX_MISSED) return this.#options.deliveries.add(this);
    this.#mustReset = true;
    // Waits for the other events of the transaction: one reset is enough for all of them.
    queueMicrotask(() => this.#work());
  }

  /** Sends the queued events. @param texts of all streams that send now */
  deliver(texts: EventTexts): void {
    this.#work(texts);
  }

  /** Sends a heartbeat, or ends the stream. @param member null when the membership or the credential has ended */
  keepAlive(member: MemberDoc | null): void {
    const change = member === null ? 'removed' : this.#adopt(member);
    if (change === 'removed') return this.stream.end();
    if (change === 'changed') this.#mustReset = true;
    this.#mustKeepAlive = true;
    this.#work();
  }

  /** Ends the stream of somebody who was signed out, whose page hides its data at once. */
  signOut(): void {
    this.stream.write(sseEvent('signed-out', {}));
    this.stream.end();
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

  #work(texts = new EventTexts(this.#options.store)): void {
    if (!this.#isWorking) void this.#workOn(texts);
  }

  async #workOn(texts: EventTexts): Promise<void> {
    this.#isWorking = true;
    try {
      for (let next = this.#next(texts); next !== null && !this.stream.isClosed; next = this.#next(texts)) await next();
    } catch (error) {
      this.fail(error);
    } finally {
      this.#isWorking = false;
    }
  }

  #next(texts: EventTexts): (() => Promise<void>) | null {
    if (this.#mustReset) return () => this.#sendReset();
    if (this.#isNew) return () => this.#begin();
    const [first] = this.#queue;
    if (first?.userId === this.userId) return () => this.#follow(first, texts);
    if (first !== undefined) return () => this.#process(this.#takeUpToOwn(), texts);
    return this.#mustKeepAlive ? () => this.#sendKeepAlive() : null;
  }

  /** Reads the membership again: later changes arrive as events, but a change during the request does not. */
  async #begin(): Promise<void> {
    this.#isNew = false;
    const change = await this.#refresh();
    if (change === 'removed') this.stream.end();
    else if (change === 'changed') this.#mustReset = true;
  }

  async #sendReset(): Promise<void> {
    this.#mustReset = false;
    this.#isNew = false;
    // After a reset the page fetches the queued changes too.
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

  /** Takes the events before the next change of this member. */
  #takeUpToOwn(): LoggedEvent[] {
    const own = this.#queue.findIndex(({ userId }) => userId === this.userId);
    return this.#queue.splice(0, own === -1 ? this.#queue.length : own);
  }

  /** Processes a change of this member. */
  async #follow(event: LoggedEvent, texts: EventTexts): Promise<void> {
    this.#queue.shift();
    const change = await this.#refresh();
    if (change === 'removed') return this.stream.end();
    // The change of a member causes no events for the records that the member gains or loses access to.
    if (change === 'changed') await this.#send(sseEvent('reset', {}, event.id), event.id);
    const { entities } = this.#options;
    if (entities === undefined || entities.includes(event.data.entity)) await this.#process([event], texts);
  }

  async #process(events: readonly LoggedEvent[], texts: EventTexts): Promise<void> {
    const text = await texts.of(events, { member: this.#member, scope: this.#scope, entities: this.#options.entities });
    if (text !== null) await this.#send(text.bytes, text.last);
  }

  async #send(text: string | Uint8Array, position: string): Promise<void> {
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
    // `now` is outdated: it was read before the last change of the membership arrived.
    if (now._id === before._id && now.version < before.version) return 'same';
    this.#member = now;
    this.#scope = scopeOf(now);
    return hasSameScope(before, now) ? 'same' : 'changed';
  }
}
