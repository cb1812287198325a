import { fold, MAX_SEARCH_WORDS, words, wordsMatch } from '../../rules/index.ts';
import { listPage } from '../list-page.ts';
import { mock, organizationOf } from '../mock.ts';
import { fieldProblem } from '../problem.ts';
import { membersOf } from './members.ts';

export const peopleMocks = [
  mock('listPeople', ({ query }, context) => {
    const { organization_id, id, q = '', cursor, limit } = query;
    const members = membersOf(context, organizationOf(context, organization_id));
    const prefixes = words(q);
    if (prefixes.length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
    const found = members.filter(({ user_id, name, email }) => (id === undefined || id.includes(user_id)) && wordsMatch(words(name ?? '', email), prefixes));
    const page = listPage(found, { sort: 'name', value: ({ name, email }) => fold(name ?? email), cursor, limit });
    return { status: 200, body: { ...page, items: page.items.map(({ user_id, email, name }) => ({ id: user_id, email, name })) } };
  }),
];
