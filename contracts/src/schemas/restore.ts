/** Restoring deleted records. */
import Type, { type Static } from 'typebox';
import { Id, closed, named, oneOf, ref } from './base.ts';
import { kindsWith } from '../record-kinds.ts';

export const DroppedLink = named('DroppedLink', Type.Object({ field: Type.String(), ids: Type.Array(Id) }, closed));
export type DroppedLink = Static<typeof DroppedLink>;

export const Restored = named(
  'Restored',
  Type.Object(
    {
      entity: oneOf(kindsWith('restorable')),
      id: Id,
      version: Type.Integer({ minimum: 1, description: 'Continues after the version of the deletion' }),
      dropped_links: Type.Array(ref(DroppedLink), {
        description: 'Links that did not come back, as their targets were deleted',
      }),
    },
    closed,
  ),
);
export type Restored = Static<typeof Restored>;
