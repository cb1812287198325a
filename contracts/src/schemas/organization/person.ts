import Type, { type Static } from 'typebox';
import { Id, namedObject, nullable, object } from '../base.ts';
import { only, organizationQuery, page, paging, search } from '../list.ts';

/** A member as all other members may see them, for example to choose an owner. */
export const Person = namedObject('Person', {
  id: Id,
  email: nullable(Type.String({ description: 'For admins, and the person themself; null for everybody else' })),
  name: nullable(
    Type.String({ description: 'Without one, those who do not see the address see what stands before its @' }),
  ),
  former: Type.Boolean({ description: 'They left; only a list by `id` names such people' }),
});
export type Person = Static<typeof Person>;

export const PersonPage = page('PersonPage', Person);

export const PersonQuery = object({ ...organizationQuery, ...paging, ...only, q: search('name or e-mail address') });
export type PersonQuery = Static<typeof PersonQuery>;
