import { operations, type Person } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { MemberDoc } from '../../collections.ts';
import { actorOf, organizationOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import { listPage } from '../list-page.ts';

export function peopleRoutes(app: App, store: Store): void {
  app.route({
    ...operations.listPeople,
    handler: async (request) => {
      const { organization_id, id, q, cursor, limit } = request.query;
      const members = store.org(organizationOf(request, organization_id), actorOf(request)).collection<MemberDoc>('members');
      const filter = id === undefined ? {} : { user_id: { $in: id } };
      const page = await listPage(members, { filter, sort: 'name', field: 'name_folded', search: q, cursor, limit });
      return { ...page, items: page.items.map(({ user_id, email, name }): Person => ({ id: user_id, email, name: name ?? null })) };
    },
  });
}
