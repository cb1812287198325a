import Type, { type Static } from 'typebox';
import { AUDITED_ENTITIES } from '../record-kinds.ts';
import { Id, Timestamp, object, oneOf } from './base.ts';
import { anyOf, ownOrganizationQuery } from './list.ts';

/**
 * The `data` of an event of `GET /api/events`: a record changed and should be fetched again. Not a component of the document, since OpenAPI
 * cannot describe the events of a stream.
 */
export const LiveEvent = object({
  entity: oneOf(AUDITED_ENTITIES),
  id: Id,
  action: oneOf(['create', 'update', 'delete']),
  version: Type.Integer({ minimum: 1 }),
  at: Timestamp,
  actor_id: Type.String(),
});
export type LiveEvent = Static<typeof LiveEvent>;

export const LiveEventQuery = object({
  ...ownOrganizationQuery,
  entity: anyOf(oneOf(AUDITED_ENTITIES), AUDITED_ENTITIES.length),
});
export type LiveEventQuery = Static<typeof LiveEventQuery>;
