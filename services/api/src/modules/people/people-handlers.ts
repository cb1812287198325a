import type { Person } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import { formerMembers } from '../organizations/member-records.ts';
import { toPerson } from './person.ts';

export function peopleHandlers({ store }: { store: Store }): HandlersOf<'listPeople'> {
  /** The people with these ids who have left, sorted by name. */
  async function former(organization: string, ids: readonly string[]): Promise<Person[]> {
    const found = await formerMembers(store, organization, ids);
    const people = [...found].map(([id, { email, name }]): Person => ({ id, email, name, former: true }));
    return people.toSorted((a, b) => (a.name ?? a.email ?? '').localeCompare(b.name ?? b.email ?? ''));
  }

  return {
    async listPeople({ caller, query: { id, q, cursor, limit } }) {
      const members = readAs(store, caller).collection<MemberDoc>('members');
      const filter = id === undefined ? {} : { user_id: { $in: id } };
      const page = await listPage(members, { filter, sort: 'name', field: 'name_folded', search: q, cursor, limit });
      const people = page.items.map(toPerson);
      if (id === undefined || q !== undefined || page.next_cursor !== null) return { ...page, items: people };
      // Former members follow the last member, so that pages of members stay as they are.
      const gone = await former(caller.member.organization_id, id);
      return { items: [...people, ...gone], total: page.total + gone.length, next_cursor: null };
    },
  };
}
