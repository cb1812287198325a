/** The newest events of all organizations, in commit order. */
import { AUDITED_ENTITIES, type AuditedEntity, type LiveEvent } from '@parapet/contracts';
import { recordFacts, type RecordFacts } from '@parapet/contracts/rules';
import type { AuditEntry } from '../../store/audit-port.ts';

/** An event, and what determines who may receive it. */
export interface LoggedEvent {
  /** Browsers send it when they reconnect. The same in every process. */
  id: string;
  organizationId: string;
  data: LiveEvent & { entity: AuditedEntity };
  /** What decides who may read the record, after and before the change: members who may read either state receive the event. */
  facts: RecordFacts[];
  /** The member's user id, for a change of a member; null otherwise. */
  userId: string | null;
}

export type EventLog = ReturnType<typeof eventLog>;

/** @param capacity events to store */
export function eventLog(capacity = 10_000) {
  let events: LoggedEvent[] = [];
  /** The place of each event in `events`, by its id. */
  let places = new Map<string, number>();
  /** Ids of the newest events by organization. */
  let newest = new Map<string, string>();
  /** The position before the first event. It is valid in this process only, until events are dropped. */
  let start = crypto.randomUUID();

  function replaceWith(stored: LoggedEvent[]): void {
    events = stored;
    places = new Map(stored.map(({ id }, place) => [id, place]));
    newest = new Map(stored.map(({ id, organizationId }) => [organizationId, id]));
    start = crypto.randomUUID();
  }

  return {
    /** @returns null for a collection that has no events */
    add(entry: AuditEntry, organizationId: string) {
      const event = eventOf(entry, organizationId);
      if (event === null) return null;
      places.set(event.id, events.push(event) - 1);
      newest.set(organizationId, event.id);
      // Drops many events at once, because moving the whole list for each event would cost too much.
      if (events.length >= capacity * 2) replaceWith(events.slice(-capacity));
      return event;
    },
    /** Id of an organization's newest event. */
    position: (organizationId: string) => newest.get(organizationId) ?? start,
    /** @returns the events of an organization after an id; null when some of them may have been dropped */
    since(id: string, organizationId: string) {
      const place = id === start ? -1 : places.get(id);
      return place === undefined
        ? null
        : events.slice(place + 1).filter((event) => event.organizationId === organizationId);
    },
    /** To be called when changes may have been missed. */
    clear: () => replaceWith([]),
  };
}

function eventOf(entry: AuditEntry, organizationId: string): LoggedEvent | null {
  const entity = AUDITED_ENTITIES.find((name) => name === entry.entity);
  if (entity === undefined) return null;
  const states = [entry.after, entry.before].filter((state) => state !== null);
  const userId = entity === 'members' ? userIdIn(states[0]) : null;
  const { action, version, at, actor_id } = entry;
  return {
    // Unique: the hash covers the entry and the hash of the previous one.
    id: entry.hash,
    organizationId,
    data: { entity, id: userId ?? entry.entity_id, action, version, at, actor_id },
    facts: states.map((state) => recordFacts(entry.entity_id, state)),
    userId,
  };
}

function userIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('user_id' in state)) return null;
  return typeof state.user_id === 'string' ? state.user_id : null;
}
