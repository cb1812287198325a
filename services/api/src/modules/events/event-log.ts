/** The newest changes of all organisations, in the order in which this process learned of them. */
import { randomUUID } from 'node:crypto';
import { AUDITED_ENTITIES, type AuditedEntity, type LiveEvent } from '@parapet/contracts';
import type { AuditEntry } from '../../store/port.ts';
import { factsOf, type RecordFacts } from '../record-access.ts';

/** A change, with what decides who may hear of it. */
export interface LoggedEvent {
  /** Place in the log; means something to this process only. */
  position: number;
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
  /** Id of an event, for browsers to send when they come back. */
  idOf(position: number): string;
  /** Of the newest event; 0 before the first. */
  newest(): number;
  /** @returns the events of an organisation behind an id; null when some of them may not be known any more */
  since(id: string, organizationId: string): LoggedEvent[] | null;
}

/** @param capacity events to remember */
export function eventLog(capacity = 10_000): EventLog {
  // Ids of another process, or of this one before a restart, must not be taken for ours.
  const run = randomUUID();
  const known: LoggedEvent[] = [];
  let newest = 0;

  return {
    add(entry, organizationId) {
      const event = eventOf(entry, organizationId, newest + 1);
      if (event === null) return null;
      newest = event.position;
      known.push(event);
      // In blocks: moving the whole list for every event would cost more than it saves.
      if (known.length >= capacity * 2) known.splice(0, known.length - capacity);
      return event;
    },
    idOf: (position) => `${run}.${position}`,
    newest: () => newest,
    since(id, organizationId) {
      const [, of, at] = /^(.{36})\.(\d{1,15})$/.exec(id) ?? [];
      const position = Number(at);
      if (of !== run || position > newest) return null;
      const oldest = known[0]?.position ?? newest + 1;
      return position < oldest - 1 ? null : known.slice(position - oldest + 1).filter((event) => event.organizationId === organizationId);
    },
  };
}

function eventOf(entry: AuditEntry, organizationId: string, position: number): LoggedEvent | null {
  const entity = AUDITED_ENTITIES.find((name) => name === entry.entity);
  if (entity === undefined) return null;
  const states = [entry.after, entry.before].filter((state) => state !== null);
  const userId = entity === 'members' ? userIdIn(states[0]) : null;
  const { action, version, at, actor_id } = entry;
  return {
    position,
    organizationId,
    data: { entity, id: userId ?? entry.entity_id, action, version, at, actor_id },
    facts: states.map((state) => factsOf(entry.entity_id, state)),
    userId,
  };
}

function userIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('user_id' in state)) return null;
  return typeof state.user_id === 'string' ? state.user_id : null;
}
