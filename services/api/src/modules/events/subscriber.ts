/** One open event stream of one member: sends them the changes that they may read. */
import type { AuditedEntity } from '@parapet/contracts';
import { hasSameScope, SSE_KEEP_ALIVE, SSE_MAX_MISSED, SSE_RETRY, sseEvent, ssePosition } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { EventStream } from '../../pipeline/event-stream.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';
import { mayRead } from '../record-access.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import type { Holder } from './holder.ts';

export interface SubscriberOptions {
  store: Store;
  log: EventLog;
  member: MemberDoc;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
  /** What the stream was opened with. */
  holder: Holder;
  /** Called when an event cannot be judged; the stream is then cut, so that the browser comes back and misses nothing. */
  onError: (error: unknown) => void;
}

/** No longer a member; one who reads other records than before; or the same ones. */
type MembershipChange = 'gone' | 'moved' | 'same';

export class Subscriber {
  readonly stream = new EventStream();
  readonly #options: SubscriberOptions;
  #member: MemberDoc;
  /** Judged one after the other: in order, and each by the membership at its time. */
  #queue: LoggedEvent[] = [];
  #isNew = true;
  #mustReset = false;
  #mustKeepAlive = false;
  #isWorking = false;
  /** Ids of the newest event of the organization and of the position that the browser knows. */
  #position = { newest: '', sent: '' };

  constructor(options: SubscriberOptions) {
    this.#options = options;
    this.#member = options.member;
  }

  get userId(): string {
    return this.#member.user_id;
  }

  get holder(): Holder {
    return this.#options.holder;
  }

  /** @param lastEventId the last event that the browser received; undefined when it connects for the first time */
  open(lastEventId: string | undefined): void {
    const { log } = this.#options;
    const { organization_id } = this.#member;
    const missed = lastEventId === undefined ? [] : log.since(lastEventId, organization_id);
    const here = log.position(organization_id);
    this.stream.write(SSE_RETRY);
    if (missed?.length === 0) this.stream.write(ssePosition(here));
    this.#position = { newest: here, sent: missed?.length === 0 ? here : '' };
    if (missed === null) this.reset();
    else for (const event of missed) this.queue(event);
    this.#work();
  }

  /** Says that something may have been missed: the page has to fetch again what it shows. */
  reset(): void {
    this.#mustReset = true;
    this.#work();
  }

  queue(event: LoggedEvent): void {
    if (event.organizationId !== this.#member.organization_id) return;
    this.#position.newest = event.id;
    if (this.#mustReset || !this.#concerns(event)) return;
    this.#queue.push(event);
    if (this.#queue.length > SSE_MAX_MISSED) this.#mustReset = true;
    this.#work();
  }

  /** Sends a heartbeat. @param member the current membership; null when it, or what the stream was opened with, has ended: the stream then ends as well */
  keepAlive(member: MemberDoc | null): void {
    const change = member === null ? 'gone' : this.#adopt(member);
    if (change === 'gone') return this.stream.end();
    if (change === 'moved') this.#mustReset = true;
    this.#mustKeepAlive = true;
    this.#work();
  }

  /** Cuts the stream, e.g. because it cannot be found out whether it may stay. */
  fail(error: unknown): void {
    this.#options.onError(error);
    this.stream.cut();
  }

  #concerns({ data, userId }: LoggedEvent): boolean {
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
    if (event !== undefined) return () => this.#judge(event);
    return this.#mustKeepAlive ? () => this.#sendKeepAlive() : null;
  }

  /** The membership may have changed since the request was admitted; from here on, changes of it arrive as events. */
  async #begin(): Promise<void> {
    this.#isNew = false;
    const change = await this.#refresh();
    if (change === 'gone') this.stream.end();
    else if (change === 'moved') this.#mustReset = true;
  }

  async #sendReset(): Promise<void> {
    this.#mustReset = false;
    this.#isNew = false;
    // The page will fetch what is queued.
    this.#queue = [];
    const here = this.#options.log.position(this.#member.organization_id);
    // A change of the membership may be among what was missed.
    if ((await this.#refresh()) === 'gone') return this.stream.end();
    await this.#send(sseEvent('reset', {}, here), here);
  }

  async #sendKeepAlive(): Promise<void> {
    this.#mustKeepAlive = false;
    const { newest, sent } = this.#position;
    // With the position, so that a browser that comes back is not sent a long list of events that are not for it.
    await this.#send(newest === sent ? SSE_KEEP_ALIVE : SSE_KEEP_ALIVE + ssePosition(newest), newest);
  }

  async #judge(event: LoggedEvent): Promise<void> {
    const change = event.userId === this.userId ? await this.#refresh() : 'same';
    if (change === 'gone') return this.stream.end();
    // There is no event for records that became readable, or no longer are.
    if (change === 'moved') await this.#send(sseEvent('reset', {}, event.id), event.id);
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

  /** The member's own role, domains or assets may have changed. */
  async #refresh(): Promise<MembershipChange> {
    const now = await findMember(this.#options.store, this.userId);
    return now === null ? 'gone' : this.#adopt(now);
  }

  #adopt(now: MemberDoc): MembershipChange {
    const before = this.#member;
    if (now.organization_id !== before.organization_id) return 'gone';
    // It was read before the last change of the membership arrived.
    if (now._id === before._id && now.version < before.version) return 'same';
    this.#member = now;
    return hasSameScope(before, now) ? 'same' : 'moved';
  }
}
