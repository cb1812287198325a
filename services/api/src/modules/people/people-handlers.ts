import type { Person } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';

export function peopleHandlers({ store }: { store: Store }): HandlersOf<'listPeople'> {
  return {
    async listPeople({ caller, query: { id, q, cursor, limit } }) {
      const members = readAs(store, caller).collection<MemberDoc>('members');
      const filter = id === undefined ? {} : { user_id: { $in: id } };
      const page = await listPage(members, { filter, sort: 'name', field: 'name_folded', search: q, cursor, limit });
      return { ...page, items: page.items.map(({ user_id, email, name }): Person => ({ id: user_id, email, name: name ?? null })) };
    },
  };
}
