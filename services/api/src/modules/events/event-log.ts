/** The newest changes of all organisations, in the order of their commits. */
import { AUDITED_ENTITIES, type AuditedEntity, type LiveEvent } from '@parapet/contracts';
import { recordFacts, type RecordFacts } from '@parapet/contracts/rules';
import type { AuditEntry } from '../../store/audit-port.ts';

/** A change, with what decides who may hear of it. */
export interface LoggedEvent {
  /** For browsers to send when they come back; the same in every process. */
  id: string;
  organizationId: string;
  data: LiveEvent & { entity: AuditedEntity };
  /** As the record was and as it is: whoever may read one of them may hear that it changed. */
  facts: RecordFacts[];
  /** Whose membership it is, when it is one. */
  userId: string | null;
}

export interface EventLog {
  /** @returns null for what is no record of the product */
  add(entry: AuditEntry, organizationId: string): LoggedEvent | null;
  /** Id of an organization's newest event. */
  position(organizationId: string): string;
  /** @returns the events of an organization after an id; null when some of them may not be stored any more */
  since(id: string, organizationId: string): LoggedEvent[] | null;
  /** To be called when changes may have been missed. */
  clear(): void;
}

/** @param capacity events to store */
export function eventLog(capacity = 10_000): EventLog {
  let events: LoggedEvent[] = [];
  let ids = new Set<string>();
  /** The position before the first event; of this process only, and invalid once something was dropped. */
  let start = crypto.randomUUID();

  function replace(by: LoggedEvent[]): void {
    events = by;
    ids = new Set(by.map(({ id }) => id));
    start = crypto.randomUUID();
  }

  return {
    add(entry, organizationId) {
      const event = eventOf(entry, organizationId);
      if (event === null) return null;
      events.push(event);
      ids.add(event.id);
      // In blocks: moving the whole list for every event would cost more than it saves.
      if (events.length >= capacity * 2) replace(events.slice(-capacity));
      return event;
    },
    position: (organizationId) => events.findLast((event) => event.organizationId === organizationId)?.id ?? start,
    since(id, organizationId) {
      if (id !== start && !ids.has(id)) return null;
      const from = id === start ? 0 : events.findLastIndex((event) => event.id === id) + 1;
      return events.slice(from).filter((event) => event.organizationId === organizationId);
    },
    clear: () => replace([]),
  };
}

function eventOf(entry: AuditEntry, organizationId: string): LoggedEvent | null {
  const entity = AUDITED_ENTITIES.find((name) => name === entry.entity);
  if (entity === undefined) return null;
  const states = [entry.after, entry.before].filter((state) => state !== null);
  const userId = entity === 'members' ? userIdIn(states[0]) : null;
  const { action, version, at, actor_id } = entry;
  return {
    // Over what the entry says and the entry before it: no two are alike.
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
