/** One open line of one member: tells them of what they may read. */
import type { AuditedEntity } from '@parapet/contracts';
import { hasSameScope, SSE_KEEP_ALIVE, SSE_MAX_MISSED, SSE_RETRY, sseEvent, ssePosition } from '@parapet/contracts/rules';
import { findMember } from '../../plugins/access.ts';
import type { MemberDoc } from '../../collections.ts';
import type { Store } from '../../store/port.ts';
import { mayRead } from '../record-access.ts';
import { SseLine } from '../sse.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import type { Holder } from './holder.ts';

export interface SubscriberOptions {
  store: Store;
  log: EventLog;
  member: MemberDoc;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
  /** What the line was opened with. */
  holder: Holder;
  /** Told when an event cannot be judged; the line is then cut, so that the browser comes back and misses nothing. */
  onError: (error: unknown) => void;
}

/** No longer a member; one who reads other records than before; or the same ones. */
type Adopted = 'gone' | 'moved' | 'same';

export class Subscriber {
  readonly line = new SseLine();
  readonly #options: SubscriberOptions;
  #member: MemberDoc;
  /** Judged one after the other: in order, and each by the membership at its time. */
  #waiting: LoggedEvent[] = [];
  #isNew = true;
  #mustReset = false;
  #mustKeep = false;
  #isAtWork = false;
  /** The newest event of the organisation, and the place that the browser knows of. */
  #place = { come: '', told: '' };

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

  /** @param lastEventId what the browser heard last; undefined when it comes for the first time */
  open(lastEventId: string | undefined): void {
    const { log } = this.#options;
    const { organization_id } = this.#member;
    const missed = lastEventId === undefined ? [] : log.since(lastEventId, organization_id);
    const here = log.here(organization_id);
    this.line.write(SSE_RETRY);
    if (missed?.length === 0) this.line.write(ssePosition(here));
    this.#place = { come: here, told: missed?.length === 0 ? here : '' };
    if (missed === null) this.reset();
    else for (const event of missed) this.tell(event);
    this.#work();
  }

  /** Says that something may have been missed: the page has to fetch what it shows. */
  reset(): void {
    this.#mustReset = true;
    this.#work();
  }

  tell(event: LoggedEvent): void {
    if (event.organizationId !== this.#member.organization_id) return;
    this.#place.come = event.id;
    if (this.#mustReset || !this.#concerns(event)) return;
    this.#waiting.push(event);
    if (this.#waiting.length > SSE_MAX_MISSED) this.#mustReset = true;
    this.#work();
  }

  /** Shows life. @param member the membership by now; null when it, or what the line was opened with, has ended: the line then ends as well */
  keep(member: MemberDoc | null): void {
    const adopted = member === null ? 'gone' : this.#adopt(member);
    if (adopted === 'gone') return this.line.end();
    if (adopted === 'moved') this.#mustReset = true;
    this.#mustKeep = true;
    this.#work();
  }

  /** Cuts the line, e.g. because it cannot be told whether it may stay. */
  fail(error: unknown): void {
    this.#options.onError(error);
    this.line.destroy();
  }

  #concerns({ data, userId }: LoggedEvent): boolean {
    const { entities } = this.#options;
    return entities === undefined || entities.includes(data.entity) || userId === this.userId;
  }

  #work(): void {
    if (!this.#isAtWork) void this.#workOn();
  }

  async #workOn(): Promise<void> {
    this.#isAtWork = true;
    try {
      for (let next = this.#next(); next !== null && !this.line.isOver; next = this.#next()) await next();
    } catch (error) {
      this.fail(error);
    } finally {
      this.#isAtWork = false;
    }
  }

  #next(): (() => Promise<void>) | null {
    if (this.#mustReset) return () => this.#sayReset();
    if (this.#isNew) return () => this.#begin();
    const event = this.#waiting.shift();
    if (event !== undefined) return () => this.#judge(event);
    return this.#mustKeep ? () => this.#sayKeep() : null;
  }

  /** The membership may have changed since the request was let in; of changes from here on there are events. */
  async #begin(): Promise<void> {
    this.#isNew = false;
    const adopted = await this.#refresh();
    if (adopted === 'gone') this.line.end();
    else if (adopted === 'moved') this.#mustReset = true;
  }

  async #sayReset(): Promise<void> {
    this.#mustReset = false;
    this.#isNew = false;
    // What waits is among what the page will fetch.
    this.#waiting = [];
    const here = this.#options.log.here(this.#member.organization_id);
    // A change of the membership may be among what was missed.
    if ((await this.#refresh()) === 'gone') return this.line.end();
    await this.#send(sseEvent('reset', {}, here), here);
  }

  async #sayKeep(): Promise<void> {
    this.#mustKeep = false;
    const { come, told } = this.#place;
    // So that whoever hears of little need not be told, when they come back, of much that is not for them.
    await this.#send(come === told ? SSE_KEEP_ALIVE : SSE_KEEP_ALIVE + ssePosition(come), come);
  }

  async #judge(event: LoggedEvent): Promise<void> {
    const adopted = event.userId === this.userId ? await this.#refresh() : 'same';
    if (adopted === 'gone') return this.line.end();
    // No event tells of the records that came into what they may read, or left it.
    if (adopted === 'moved') await this.#send(sseEvent('reset', {}, event.id), event.id);
    const { store, entities } = this.#options;
    const { entity } = event.data;
    if (entities !== undefined && !entities.includes(entity)) return;
    const db = store.org(this.#member.organization_id, { id: this.userId });
    for (const facts of event.facts) {
      if (await mayRead(db, this.#member, entity, facts)) return this.#send(sseEvent('change', event.data, event.id), event.id);
    }
  }

  async #send(text: string, place: string): Promise<void> {
    this.#place.told = place;
    await this.line.send(text);
  }

  /** The member's own role, domains or assets may have changed. */
  async #refresh(): Promise<Adopted> {
    const now = await findMember(this.#options.store, this.userId);
    return now === null ? 'gone' : this.#adopt(now);
  }

  #adopt(now: MemberDoc): Adopted {
    const before = this.#member;
    if (now.organization_id !== before.organization_id) return 'gone';
    // One that was read before the last change of it came is no news.
    if (now._id === before._id && now.version < before.version) return 'same';
    this.#member = now;
    return hasSameScope(before, now) ? 'same' : 'moved';
  }
}
