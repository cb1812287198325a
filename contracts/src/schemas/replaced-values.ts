import Type, { type Static } from 'typebox';
import { AUDITED_ENTITIES } from '../record-kinds.ts';
import { Id, nullable, object, oneOf } from './base.ts';

/** The `data` of an event `replaced`: somebody saved their own values over those of the person who gets it, knowing them. */
export const ReplacedValues = object({
  entity: oneOf(AUDITED_ENTITIES),
  record_id: Id,
  /** What people call the record. */
  title: nullable(Type.String()),
  /** The version with the new values. */
  version: Type.Integer({ minimum: 2 }),
  /** Who replaced them. */
  actor_id: Type.String(),
  /** JSON pointer of each field, what the person had saved there, and what is there now; absent where there is nothing. */
  changes: Type.Array(
    object({ path: Type.String(), replaced: Type.Optional(Type.Unknown()), now: Type.Optional(Type.Unknown()) }),
    { minItems: 1 },
  ),
});
export type ReplacedValues = Static<typeof ReplacedValues>;
