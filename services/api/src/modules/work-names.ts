/** Names of what lists of flows, plans and tasks refer to. */
import type { MemberDoc, RiskDoc } from '../collections.ts';
import type { OrgDb, Store } from '../store/port.ts';
import { formerMembers } from './organizations/member-records.ts';
import { nameOf } from './person.ts';

const unique = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids)].filter((id): id is string => id !== null && id !== '');

/** Reads the titles of the risks of records. The caller may see the records, and therefore their risks. */
export async function riskTitles(
  db: OrgDb,
  records: readonly { risk_id: string | null }[],
): Promise<(riskId: string | null) => string | null> {
  const ids = unique(records.map(({ risk_id }) => risk_id));
  const risks = ids.length === 0 ? [] : await db.collection<RiskDoc>('risks').find({ _id: { $in: ids } });
  const titles = new Map(risks.map(({ _id, title }) => [_id, title]));
  return (id) => (id === null ? null : (titles.get(id) ?? null));
}

/** Reads the names of members, also of those who have left (D38); null for others. */
export async function memberNames(
  store: Pick<Store, 'system'>,
  db: OrgDb,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => string | null> {
  const ids = unique(userIds);
  const members = ids.length === 0 ? [] : await db.collection<MemberDoc>('members').find({ user_id: { $in: ids } });
  const names = new Map(members.map(({ user_id, name, email }) => [user_id, nameOf({ email, name })]));
  const former = await formerMembers(
    store,
    db.organizationId,
    ids.filter((id) => !names.has(id)),
  );
  for (const [id, { name, email }] of former) names.set(id, nameOf({ email, name }));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
