/** The audit trail of the mocks: what is kept of each change, and the entries that follow from it, chained by hash as in the API. */
import { canonical } from '../rules/index.ts';
import { AUDITED_ENTITIES, type AuditedEntity, type AuditEntry } from '../schemas/audit.ts';
import type { MockState } from './mock-state.ts';
import type { Change, Stamp } from './tables.ts';

/** A record that has a history. */
export interface Subject {
  entity: AuditedEntity;
  id: string;
}

/** SHA-256 in lower-case hex. */
export async function sha256(...parts: (string | Uint8Array)[]): Promise<string> {
  const bytes = parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toHex();
}

/** The records of a kind; changes of them aside. */
export function recordsOf(state: MockState, organizationId: string, entity: AuditedEntity): readonly Stamp[] {
  const all: readonly Stamp[] = entity === 'members' ? state.members : entity === 'organizations' ? state.organizations : state.tables[entity];
  return all.filter(({ organization_id }) => organization_id === organizationId);
}

function isStamp(value: unknown): value is Stamp {
  return typeof value === 'object' && value !== null && 'version' in value && 'created_at' in value;
}

/** What must have happened to a record of the sample, which was there before anybody changed anything. */
function pastOf(record: Stamp, entity: AuditedEntity): Change[] {
  const { id: entity_id, organization_id, created_at, updated_at } = record;
  const made_by: unknown = Reflect.get(record, 'created_by');
  const actor_id = typeof made_by === 'string' ? made_by : 'system';
  const at = (version: number): Stamp => ({ ...record, version, updated_at: version === 1 ? created_at : updated_at });
  return Array.from({ length: record.version }, (_, index): Change => {
    const version = index + 1;
    const action = index === 0 ? 'create' : 'update';
    return { entity, entity_id, organization_id, version, action, at: at(version).updated_at, actor_id, request_id: null, before: index === 0 ? null : at(index), after: at(version) };
  });
}

/** Every change of a record, oldest first; none when there never was such a record. */
export function changesOf(state: MockState, organizationId: string, { entity, id }: Subject): Change[] {
  const known = state.changes.filter((one) => one.entity === entity && one.entity_id === id && one.organization_id === organizationId);
  const first = known.length === 0 ? recordsOf(state, organizationId, entity).find((one) => one.id === id) : known[0]?.before;
  return isStamp(first) ? [...pastOf(first, entity), ...known] : known;
}

/** Every record that has a history, also when it is gone. */
export function subjectsOf(state: MockState, organizationId: string): Subject[] {
  const there = AUDITED_ENTITIES.flatMap((entity) => recordsOf(state, organizationId, entity).map(({ id }) => ({ entity, id })));
  const changed = state.changes.filter(({ organization_id }) => organization_id === organizationId).map(({ entity, entity_id }) => ({ entity, id: entity_id }));
  return [...new Map([...there, ...changed].map((subject) => [`${subject.entity}/${subject.id}`, subject])).values()];
}

/** As the database of the API keeps records. */
function stored(record: unknown): unknown {
  if (!isStamp(record)) return null;
  const { id, ...rest } = record;
  return { _id: id, ...rest };
}

/** The entries of a record, oldest first. */
export async function chainOf(state: MockState, organizationId: string, subject: Subject): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (const { entity, entity_id, version, action, at, actor_id, request_id, before, after } of changesOf(state, organizationId, subject)) {
    const content = { entity, entity_id, version, action, at, actor_id, request_id, before: stored(before), after: stored(after), previous_hash: entries.at(-1)?.hash ?? null };
    entries.push({ ...content, hash: await sha256(canonical(content)) });
  }
  return entries;
}
