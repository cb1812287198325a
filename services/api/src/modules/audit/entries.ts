/** What the log of an organization and the history of a record have in common. */
import type { AuditEntryPage } from '@parapet/contracts';
import { localPart, recordTitle } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { labelFor, seesAllEmails } from '../person.ts';
import { recordsOfMember } from '../organizations/member-records.ts';
import { toEntry } from './to-entry.ts';

export const DEFAULT_LIMIT = 50;

/** A page of entries as they are stored. */
export type Entries = Omit<AuditEntryPage, 'items'> & { items: AuditEntry[] };

/** The order of a list including its filters: a cursor is valid only for the same filters. */
export const orderOf = (order: string, ...filters: (string | undefined)[]) =>
  [order, ...filters.filter((one) => one !== undefined)].join(' ');

/** Names of people by user id, also of those who left. */
async function namesOf(
  store: Store,
  db: OrgDb,
  viewer: MemberDoc,
  userIds: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const members = await db.collection<MemberDoc>('members').find({ user_id: { $in: [...userIds] } });
  const names = new Map<string, string | null>(members.map((member) => [member.user_id, labelFor(viewer, member)]));
  for (const id of userIds) {
    const [last] = names.has(id) ? [] : await recordsOfMember(store, db.organizationId, id);
    if (last === undefined) continue;
    const [entry] = (await store.audit(db.organizationId).history('members', last, { limit: 1 })).items;
    const label = recordTitle(entry?.after ?? entry?.before);
    names.set(id, label === null || viewer.user_id === id || seesAllEmails(viewer) ? label : localPart(label));
  }
  return names;
}

/** The page as the contract has it, with the names of who made the changes and the titles of the records. */
export async function withNames(
  store: Store,
  db: OrgDb,
  viewer: MemberDoc,
  { items, ...page }: Entries,
): Promise<AuditEntryPage> {
  const names = await namesOf(store, db, viewer, new Set(items.map(({ actor_id }) => actor_id)));
  const entries = items.flatMap((entry) => toEntry(entry, viewer) ?? []);
  return {
    ...page,
    items: entries.map((entry) => ({
      ...entry,
      actor_name: names.get(entry.actor_id) ?? null,
      title: recordTitle(entry.after ?? entry.before),
    })),
  };
}
