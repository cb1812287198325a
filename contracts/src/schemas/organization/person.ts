import Type, { type Static } from 'typebox';
import { Id, closed, named, nullable } from '../base.ts';
import { only, organizationQuery, page, paging, search } from '../list.ts';

/** A member as all other members may see them, for example to choose an owner. */
export const Person = named(
  'Person',
  Type.Object(
    {
      id: Id,
      email: nullable(Type.String()),
      name: nullable(Type.String()),
      former: Type.Boolean({ description: 'They left; only a list by `id` names such people' }),
    },
    closed,
  ),
);
export type Person = Static<typeof Person>;

export const PersonPage = page('PersonPage', Person);

export const PersonQuery = Type.Object({ ...organizationQuery, ...paging, ...only, q: search('name or e-mail address') }, closed);
export type PersonQuery = Static<typeof PersonQuery>;
