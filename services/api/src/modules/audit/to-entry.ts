/** Audit entries as the contract has them. */
import { AUDITED_ENTITIES, type AuditedEntity } from '@parapet/contracts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Json } from '../../store/values.ts';

/** @returns null for an entry of a collection without a history, e.g. a retired one */
export function toEntry(entry: AuditEntry): (AuditEntry & { entity: AuditedEntity }) | null {
  const entity = AUDITED_ENTITIES.find((name) => name === entry.entity);
  if (entity === undefined) return null;
  if (entity !== 'members') return { ...entry, entity };
  return { ...entry, entity, before: withoutPreferences(entry.before), after: withoutPreferences(entry.after) };
}

/** Old entries of members contain preferences, which are private. */
function withoutPreferences(state: Json): Json {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const { preferences: _, ...rest } = state;
  return rest;
}
