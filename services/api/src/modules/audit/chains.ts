/** The audit entries of one record, or of all successive records of one member. */
import type { AuditedEntity } from '@parapet/contracts';
import type { AuditEntry, AuditTrail } from '../../store/audit-port.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { recordsOfMember } from '../organizations/member-records.ts';

export interface Subject {
  /** The current record; null after its deletion. */
  record: Doc | null;
  /** Ids of the records with entries about the subject, newest first. */
  chains: readonly string[];
}

/** The API identifies members by the id of their account, the trail by that of their record. */
export async function subjectOf(store: Store, db: OrgDb, entity: AuditedEntity, id: string): Promise<Subject> {
  const records = db.collection<Doc>(entity);
  const member = entity === 'members' ? await records.findOne({ user_id: id }) : null;
  const record = member ?? (await records.findOne({ _id: id }));
  const noted = entity === 'members' ? await recordsOfMember(store, db.organizationId, id) : [];
  return { record, chains: noted.length > 0 ? noted : [record?._id ?? id] };
}

/** The position of an entry. */
export interface Place {
  record: string;
  version: number;
}

export interface EntryPage {
  items: AuditEntry[];
  total: number;
  /** The position of the last item if more follow; null otherwise. */
  next: Place | null;
}

/** The chains of a subject. */
export interface Chains {
  trail: Pick<AuditTrail, 'history'>;
  entity: AuditedEntity;
  /** Newest first. */
  ids: readonly string[];
}

/** Entries of all chains, newest first; each chain goes down to version 1. */
export async function entriesOf(
  { trail, entity, ids }: Chains,
  after: Place | null,
  limit: number,
): Promise<EntryPage> {
  const start = Math.max(0, after === null ? 0 : ids.indexOf(after.record));
  const items: AuditEntry[] = [];
  let total = 0;
  for (const [index, chain] of ids.entries()) {
    const wanted = index < start ? 0 : limit - items.length;
    const before = index === start && after !== null ? { before: after.version } : {};
    const page = await trail.history(entity, chain, { limit: Math.max(1, wanted), ...before });
    items.push(...page.items.slice(0, wanted));
    total += page.total;
  }
  const last = items.at(-1);
  const more = last !== undefined && (last.version > 1 || last.entity_id !== ids.at(-1));
  return { items, total, next: more ? placeOf(last) : null };
}

const placeOf = ({ entity_id: record, version }: AuditEntry): Place => ({ record, version });

/** Entries that are read at a time where some may not match. */
const CHUNK = 200;
/** Entries that one call looks at; the caller continues where it stopped. */
const MOST = 2000;

/** The entries of all chains that match, newest first. `next` may be set although there are fewer entries than the limit. */
export async function matchingEntries(
  chains: Chains,
  after: Place | null,
  limit: number,
  isWanted: (entry: AuditEntry) => boolean,
): Promise<Omit<EntryPage, 'total'>> {
  const found: AuditEntry[] = [];
  let next = after;
  for (let seen = 0; seen < MOST; seen += CHUNK) {
    const page = await entriesOf(chains, next, CHUNK);
    found.push(...page.items.filter(isWanted));
    const last = found[limit - 1];
    if (found.length > limit && last !== undefined) return { items: found.slice(0, limit), next: placeOf(last) };
    next = page.next;
    if (next === null) break;
  }
  return { items: found, next };
}
