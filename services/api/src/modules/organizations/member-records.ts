/** Which records of an organisation's members an id has stood for: of people who left, who were invited first, who came back. */
import type { MemberDoc } from '../../collections.ts';
import type { MigrationDb } from '../../store/migration.ts';
import type { Store, SystemDoc, Tx } from '../../store/port.ts';

export interface MemberRecordsDoc extends SystemDoc {
  /** Ids of the records, the newest first. */
  records: string[];
}

const COLLECTION = 'member_records';
/** As often as anybody is removed and comes back. */
const MOST = 100;

const idOf = (organization: string, userId: string) => `${organization}/${userId}`;

/** To be called in the transaction in which a record is made, or stands for another id. */
export async function noteRecord(tx: Tx, { _id, user_id }: Pick<MemberDoc, '_id' | 'user_id'>): Promise<void> {
  const id = idOf(tx.organizationId, user_id);
  const notes = tx.system<MemberRecordsDoc>(COLLECTION);
  const known = (await notes.get(id))?.records ?? [];
  await notes.put({ _id: id, records: [_id, ...known].slice(0, MOST) });
}

/** @returns ids of the records, the newest first; none when nobody was known by that id */
export async function recordsOfMember(store: Store, organization: string, userId: string): Promise<readonly string[]> {
  return (await store.system<MemberRecordsDoc>(COLLECTION).get(idOf(organization, userId)))?.records ?? [];
}

/** Notes what the audit trail tells of the members whom there were before anything was noted. */
export async function noteRecordsOfTrail(db: MigrationDb): Promise<void> {
  const since = new Map<string, Map<string, string>>();
  for await (const { organizationId, entry } of db.entries('members')) {
    for (const state of [entry.before, entry.after]) {
      const userId: unknown = Reflect.get(Object(state), 'user_id');
      if (typeof userId !== 'string') continue;
      const id = idOf(organizationId, userId);
      const records = since.get(id) ?? new Map<string, string>();
      since.set(id, records.set(entry.entity_id, records.get(entry.entity_id) ?? entry.at));
    }
  }
  for (const [_id, records] of since) {
    const newest = [...records].toSorted(([, a], [, b]) => (a > b ? -1 : 1)).map(([record]) => record);
    await db.system<MemberRecordsDoc>(COLLECTION).put({ _id, records: newest.slice(0, MOST) });
  }
}
