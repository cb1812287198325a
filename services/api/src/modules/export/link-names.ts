/** The names of the records that exported records link to. */
import type { AuditedEntity } from '@parapet/contracts';
import { linkedIds, linksFrom, type LinkTarget } from '@parapet/contracts/links';
import { recordTitle } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Doc, Filter, OrgDb, Store } from '../../store/port.ts';
import { formerMembers } from '../organizations/member-records.ts';
import { labelFor } from '../person.ts';
import { visibleRisks } from '../risk-scope.ts';
import type { Caller } from '../../pipeline/call.ts';

type Names = ReadonlyMap<string, string>;

/** Fields that contain ids of records without being in the table of links. */
const OTHERS: readonly { from: AuditedEntity; field: string; to: LinkTarget }[] = [
  { from: 'risks', field: 'created_by', to: 'members' },
  { from: 'tasks', field: 'created_by', to: 'members' },
  { from: 'risk_scenarios', field: 'linked_properties', to: 'properties' },
];

export type LinkNames = ReturnType<typeof linkNames>;

/** @param store for the names of people who have left (D38) */
export function linkNames(store: Pick<Store, 'system'>, db: OrgDb, entity: AuditedEntity, { member }: Caller) {
  const links = [...linksFrom(entity), ...OTHERS.filter(({ from }) => from === entity)];
  const targets = new Map(links.map(({ field, to }) => [field, to]));
  const known = new Map<LinkTarget, Map<string, string>>();

  async function peopleIn(ids: readonly string[]): Promise<Names> {
    const members = await db.collection<MemberDoc>('members').find({ user_id: { $in: [...ids] } });
    const names = new Map(members.map((one) => [one.user_id, labelFor(member, one)]));
    for (const [user_id, former] of await formerMembers(
      store,
      db.organizationId,
      ids.filter((one) => !names.has(one)),
    ))
      names.set(user_id, labelFor(member, { ...former, user_id }));
    return names;
  }

  async function namesIn(to: LinkTarget, ids: readonly string[]): Promise<Names> {
    if (to === 'members') return peopleIn(ids);
    const filter: Filter = { _id: { $in: [...ids] }, ...(to === 'risks' && visibleRisks(member)) };
    return new Map(
      (await db.collection<Doc>(to).find(filter)).map((record) => [record._id, recordTitle(record) ?? record._id]),
    );
  }

  return {
    /** Looks up what these records link to. */
    async learn(records: readonly object[]) {
      for (const to of new Set(targets.values())) {
        const names = known.get(to) ?? new Map<string, string>();
        const fields = links.filter((link) => link.to === to);
        const ids = new Set(records.flatMap((record) => fields.flatMap((link) => linkedIds(record, link)))).difference(
          names,
        );
        if (ids.size > 0) for (const [id, name] of await namesIn(to, [...ids])) names.set(id, name);
        known.set(to, names);
      }
    },
    /** Returns a function from ids to names; undefined for a field without ids. An id without a name that the caller may see is returned as it is. */
    of(field: string): ((id: string) => string) | undefined {
      const to = targets.get(field);
      return to === undefined ? undefined : (id) => known.get(to)?.get(id) ?? id;
    },
  };
}
