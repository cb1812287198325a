import Type, { type Static } from 'typebox';
import { Id, Timestamp, Title, closed, named, ref } from './base.ts';
import { Role } from './me.ts';

export const Member = named(
  'Member',
  Type.Object(
    {
      user_id: Id,
      email: Type.String(),
      role: ref(Role),
      domains: Type.Array(Id),
      assets: Type.Array(Id),
    },
    closed,
  ),
);
export type Member = Static<typeof Member>;

export const Organization = named(
  'Organization',
  Type.Object(
    {
      id: Id,
      name: Title(200),
      domain: Type.String(),
      created_at: Timestamp,
      members: Type.Array(ref(Member)),
    },
    closed,
  ),
);
export type Organization = Static<typeof Organization>;

/** Both are taken from the person's own e-mail address when absent. */
export const OrganizationCreate = named(
  'OrganizationCreate',
  Type.Object(
    {
      name: Type.Optional(Title(200)),
      domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253, description: "Must be the domain of the person's own e-mail address" })),
    },
    closed,
  ),
);
export type OrganizationCreate = Static<typeof OrganizationCreate>;
