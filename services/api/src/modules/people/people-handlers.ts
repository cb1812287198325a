import type { Person } from '@parapet/contracts';
import { words } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Filter, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { assertSearch, listPage } from '../list-page.ts';
import { formerMembers } from '../organizations/member-records.ts';
import { isFoundBy, seesAllEmails, toPerson } from '../person.ts';

export function peopleHandlers({ store }: { store: Store }) {
  /** The people with these ids who have left, sorted by name. */
  async function former(viewer: MemberDoc, ids: readonly string[]): Promise<Person[]> {
    const found = await formerMembers(store, viewer.organization_id, ids);
    const people = [...found].map(([user_id, { email, name }]) => toPerson(viewer, { user_id, email, name }, true));
    return people.toSorted((a, b) => (a.name ?? a.email ?? '').localeCompare(b.name ?? b.email ?? ''));
  }

  /** Matches the members whom a search finds by what `viewer` sees of them: the words in the store include those of addresses. */
  async function namedLike(viewer: MemberDoc, q: string): Promise<Filter> {
    assertSearch(q);
    const members = store.org(viewer.organization_id, { id: viewer.user_id }).collection<MemberDoc>('members');
    const searched = words(q);
    const found = (await members.find({}, { search: q })).filter((member) => isFoundBy(viewer, member, searched));
    return { user_id: { $in: found.map(({ user_id }) => user_id) } };
  }

  return handlersFor({
    async listPeople({ caller, query: { id, q, cursor, limit } }) {
      const members = readAs(store, caller).collection<MemberDoc>('members');
      const asked = id === undefined ? {} : { user_id: { $in: id } };
      const found =
        q === undefined || seesAllEmails(caller.member)
          ? { filter: asked, search: q }
          : { filter: { $and: [asked, await namedLike(caller.member, q)] } };
      const page = await listPage(members, { ...found, sort: 'name', field: 'name_folded', cursor, limit });
      const people = page.items.map((member) => toPerson(caller.member, member));
      if (id === undefined || q !== undefined || page.next_cursor !== null) return { ...page, items: people };
      // Former members follow the last member, so that pages of members stay as they are.
      const gone = await former(caller.member, id);
      return { items: [...people, ...gone], total: page.total + gone.length, next_cursor: null };
    },
  });
}
