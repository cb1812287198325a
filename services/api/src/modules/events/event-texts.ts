/** The text of events, written once for all streams that may receive the same ones. */
import type { AuditedEntity } from '@parapet/contracts';
import { changesReadable, sseEvent } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Store } from '../../store/port.ts';
import { mayRead } from '../record-access.ts';
import type { LoggedEvent } from './event-log.ts';

/** Who receives events. */
export interface Receiver {
  member: MemberDoc;
  /** Equal for members who may read the same records. */
  scope: string;
  /** All kinds when absent. */
  entities: readonly AuditedEntity[] | undefined;
}

/** Several events as they are sent. */
export interface EventText {
  bytes: Uint8Array;
  /** Id of the last event in it. */
  last: string;
}

/** Equal for members for whom `hasSameScope` holds. */
export function scopeOf({ role, domains, assets }: Pick<MemberDoc, 'role' | 'domains' | 'assets'>): string {
  return JSON.stringify([role, domains.toSorted(), assets.toSorted()]);
}

const encoder = new TextEncoder();

/** Caches the texts of one delivery to many streams. Each delivery takes a new instance. */
export class EventTexts {
  readonly #store: Store;
  readonly #single = new Map<LoggedEvent, string>();
  readonly #texts = new Map<string, Promise<EventText | null>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * @param events all events of a period in the receiver's organization that `entities` includes
   * @returns null when the member may read none of them
   */
  of(events: readonly LoggedEvent[], receiver: Receiver): Promise<EventText | null> {
    const [first, last] = [events[0]?.id, events.at(-1)?.id];
    const key = JSON.stringify([first, last, receiver.entities, receiver.scope]);
    const text = this.#texts.get(key) ?? this.#write(events, receiver);
    this.#texts.set(key, text);
    return text;
  }

  async #write(events: readonly LoggedEvent[], { member }: Receiver): Promise<EventText | null> {
    const texts: string[] = [];
    let last = '';
    for (const event of events) {
      if (!(await this.#isReadable(event, member))) continue;
      texts.push(this.#textOf(event));
      // The items that become readable, or no longer are, have no events of their own.
      if (changesReadable(member, event.data.entity, event.facts)) texts.push(sseEvent('reset', {}, event.id));
      last = event.id;
    }
    return texts.length === 0 ? null : { bytes: encoder.encode(texts.join('')), last };
  }

  /** Members who may read the record before or after the change receive the event. */
  async #isReadable({ data, facts, organizationId }: LoggedEvent, member: MemberDoc): Promise<boolean> {
    const db = this.#store.org(organizationId, { id: member.user_id });
    for (const state of facts) if (await mayRead(db, member, data.entity, state)) return true;
    return false;
  }

  #textOf(event: LoggedEvent): string {
    const text = this.#single.get(event) ?? sseEvent('change', event.data, event.id);
    this.#single.set(event, text);
    return text;
  }
}
