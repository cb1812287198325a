/** Restoring deleted records. */
import Type, { type Static } from 'typebox';
import type { AuditedEntity } from './audit.ts';
import { Id, closed, named, oneOf, ref } from './base.ts';

/** Kinds of records that can be restored. */
export const RESTORABLE_ENTITIES = [
  'risks',
  'risk_flows',
  'treatment_plans',
  'grc_templates',
  'assets',
  'properties',
  'risk_scenarios',
  'asset_templates',
  'property_templates',
  'risk_scenario_templates',
  'tasks',
] as const satisfies readonly AuditedEntity[];
export type RestorableEntity = (typeof RESTORABLE_ENTITIES)[number];

export const DroppedLink = named('DroppedLink', Type.Object({ field: Type.String(), ids: Type.Array(Id) }, closed));
export type DroppedLink = Static<typeof DroppedLink>;

export const Restored = named(
  'Restored',
  Type.Object(
    {
      entity: oneOf(RESTORABLE_ENTITIES),
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
