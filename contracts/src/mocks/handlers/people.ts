import { fold } from '../../rules/index.ts';
import { listPage } from '../list-page.ts';
import { mock, organizationOf } from '../mock.ts';
import type { MemberRecord } from '../mock-state.ts';
import { membersOf } from './members.ts';

export const peopleMocks = [
  mock('listPeople', ({ query }, context) => {
    const { organization_id, id, q, cursor, limit } = query;
    const members = membersOf(context, organizationOf(context, organization_id));
    const asked = members.filter(({ user_id }) => id === undefined || id.includes(user_id));
    const search = { q, texts: ({ name, email }: MemberRecord) => [name ?? '', email] };
    const page = listPage(asked, { sort: 'name', value: ({ name, email }) => fold(name ?? email), search, cursor, limit });
    return { status: 200, body: { ...page, items: page.items.map(({ user_id, email, name }) => ({ id: user_id, email, name })) } };
  }),
];
