/** One open line of one member: tells them of what they may read. */
import type { AuditedEntity } from '@parapet/contracts';
import { SSE_KEEP, SSE_RETRY, sseEvent, ssePosition } from '@parapet/contracts/rules';
import { findMember } from '../../plugins/access.ts';
import type { MemberDoc } from '../../collections.ts';
import type { Store } from '../../store/port.ts';
import { mayRead } from '../record-access.ts';
import { SseLine } from '../sse.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';

export interface SubscriberOptions {
  store: Store;
  log: EventLog;
  member: MemberDoc;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
  /** Whether the session that opened the line is still good. */
  isSignedIn: () => Promise<boolean>;
  /** Told when an event cannot be judged; the line is then cut, so that the browser comes back and misses nothing. */
  onError: (error: unknown) => void;
}

export class Subscriber {
  readonly line = new SseLine();
  readonly #options: SubscriberOptions;
  #member: MemberDoc;
  /** Events are judged one after the other: in order, and each by the membership at its time. */
  #last: Promise<void> = Promise.resolve();

  constructor(options: SubscriberOptions) {
    this.#options = options;
    this.#member = options.member;
  }

  get userId(): string {
    return this.#member.user_id;
  }

  /** @param lastEventId what the browser heard last; undefined when it comes for the first time */
  open(lastEventId: string | undefined): void {
    const { log } = this.#options;
    this.line.write(SSE_RETRY);
    const missed = lastEventId === undefined ? [] : log.since(lastEventId, this.#member.organization_id);
    if (missed === null) this.reset();
    else if (missed.length === 0) this.line.write(ssePosition(log.here(this.#member.organization_id)));
    for (const event of missed ?? []) this.tell(event);
  }

  /** Says that something may have been missed: the page has to fetch what it shows. */
  reset(): void {
    this.line.write(sseEvent('reset', {}, this.#options.log.here(this.#member.organization_id)));
  }

  tell(event: LoggedEvent): void {
    if (event.organizationId !== this.#member.organization_id) return;
    this.#next(() => this.#judge(event));
  }

  /** Cuts the line when the session or the membership has ended. */
  keep(): void {
    this.#next(async () => {
      if (await this.#options.isSignedIn()) this.line.write(SSE_KEEP);
      else this.line.end();
    });
  }

  async #judge(event: LoggedEvent): Promise<void> {
    if (event.userId === this.#member.user_id && !(await this.#refresh())) return this.line.end();
    const { store, entities } = this.#options;
    const { entity } = event.data;
    if (entities !== undefined && !entities.includes(entity)) return;
    const db = store.org(this.#member.organization_id, { id: this.#member.user_id });
    for (const facts of event.facts) {
      if (!(await mayRead(db, this.#member, entity, facts))) continue;
      this.line.write(sseEvent('change', event.data, event.id));
      return;
    }
  }

  /** The member's own role, domains or assets may have changed. @returns false when they are no longer a member */
  async #refresh(): Promise<boolean> {
    const now = await findMember(this.#options.store, this.#member.user_id);
    if (now === null || now.organization_id !== this.#member.organization_id) return false;
    this.#member = now;
    return true;
  }

  #next(work: () => Promise<void>): void {
    this.#last = this.#after(this.#last, work);
  }

  async #after(last: Promise<void>, work: () => Promise<void>): Promise<void> {
    await last;
    if (this.line.destroyed) return;
    try {
      await work();
    } catch (error) {
      this.#options.onError(error);
      this.line.destroy();
    }
  }
}
