/** Restoring deleted records. */
import Type, { type Static } from 'typebox';
import { Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { ownOrganizationQuery } from './list.ts';
import { AUDITED_ENTITIES, kindsWith } from '../record-kinds.ts';

export const DroppedLink = namedObject('DroppedLink', { field: Type.String(), ids: Type.Array(Id) });
export type DroppedLink = Static<typeof DroppedLink>;

export const Restored = namedObject('Restored', {
  entity: oneOf(kindsWith('restorable')),
  id: Id,
  version: Type.Integer({ minimum: 1, description: 'Continues after the version of the deletion' }),
  dropped_links: Type.Array(ref(DroppedLink), {
    description: 'Links that did not come back, as their targets were deleted',
  }),
});
export type Restored = Static<typeof Restored>;

/** What prevents restoring: what it belongs to was deleted, another record has its place, the deletion still goes on, or the record is there. */
export const RESTORE_OBSTACLES = ['owner_deleted', 'place_taken', 'deletion_running', 'not_deleted'] as const;

const deletedRecord = { entity: oneOf(AUDITED_ENTITIES), id: Id, title: nullable(Type.String()) };

/** What restoring a deleted record would do. */
export const RestorePreview = namedObject('RestorePreview', {
  entity: oneOf(kindsWith('restorable')),
  id: Id,
  title: nullable(Type.String({ description: 'Its title or name when it was deleted' })),
  deleted_at: nullable(Timestamp),
  until: nullable(described(Timestamp, 'Until when it can be restored')),
  parts: Type.Array(object({ entity: oneOf(AUDITED_ENTITIES), count: Type.Integer({ minimum: 1 }) }), {
    description: 'What comes back with it',
  }),
  separate: Type.Array(object(deletedRecord), {
    description: 'Records that were deleted with it and can be restored by themselves afterwards',
  }),
  lost_links: Type.Array(object({ field: Type.String(), ...deletedRecord, restorable: Type.Boolean() }), {
    description:
      'Links that do not come back. Where `restorable`, the target can be restored before; otherwise another record has its place',
  }),
  obstacle: nullable(
    object({
      reason: oneOf(RESTORE_OBSTACLES),
      owner: nullable(
        object(deletedRecord, { description: 'The deleted record to which it belongs; that can be restored first' }),
      ),
    }),
  ),
});
export type RestorePreview = Static<typeof RestorePreview>;

export const RestorePreviewQuery = object({
  ...ownOrganizationQuery,
  entity: oneOf(kindsWith('restorable')),
  entity_id: Id,
});
export type RestorePreviewQuery = Static<typeof RestorePreviewQuery>;
