/** Audit entries as the contract has them. */
import { AUDITED_ENTITIES, type AuditedEntity } from '@parapet/contracts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Json } from '../../store/values.ts';
import { nameOf, seesEmail, type Viewer } from '../person.ts';

/** The entry as `viewer` sees it: e-mail addresses of members are for admins, and each person sees their own. @returns null for an entry of a collection without a history, e.g. a retired one */
export function toEntry(entry: AuditEntry, viewer: Viewer): (AuditEntry & { entity: AuditedEntity }) | null {
  const entity = AUDITED_ENTITIES.find((name) => name === entry.entity);
  if (entity === undefined) return null;
  if (entity !== 'members') return { ...entry, entity };
  return { ...entry, entity, before: memberState(entry.before, viewer), after: memberState(entry.after, viewer) };
}

/** Old entries of members contain preferences, which are private. */
function memberState(state: Json, viewer: Viewer): Json {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const { preferences: _, ...member } = state;
  const { email, ...rest } = member;
  if (typeof email !== 'string' || seesEmail(viewer, String(member['user_id']))) return member;
  return { ...rest, name: nameOf({ email, name: typeof rest['name'] === 'string' ? rest['name'] : null }) };
}
