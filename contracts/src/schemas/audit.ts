/** The audit trail on the wire: entries that chain by hash, and the seals over them. */
import Type, { type Static } from 'typebox';
import { Id, Timestamp, closed, named, nullable, oneOf, ref } from './base.ts';
import { ownOrganizationQuery, page, paging } from './list.ts';

/** Kinds of records that have a history; whose may be read by whoever may read the record. */
export const AUDITED_ENTITIES = [
  'risks', 'risk_notes', 'risk_flows', 'treatment_plans', 'risk_tables', 'grc_templates', 'grc_domains', 'assets', 'properties', 'risk_scenarios',
  'asset_templates', 'property_templates', 'risk_scenario_templates', 'tasks', 'organizations', 'members',
] as const;
export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];

const HASH = '^[0-9a-f]{64}$';
const Hash = Type.String({ pattern: HASH, description: 'SHA-256' });
const Version = Type.Integer({ minimum: 1 });

export const AuditEntry = named(
  'AuditEntry',
  Type.Object(
    {
      entity: oneOf(AUDITED_ENTITIES),
      entity_id: Id,
      version: Type.Integer({ minimum: 1, description: 'Of the record after the change; a deletion counts as one' }),
      action: oneOf(['create', 'update', 'delete']),
      at: Timestamp,
      actor_id: Type.String({ description: 'A user, or `system`' }),
      request_id: nullable(Type.String()),
      before: Type.Unknown({ description: 'The record as it was stored; null on create' }),
      after: Type.Unknown({ description: 'The record as it is stored; null on delete' }),
      previous_hash: nullable(Hash),
      hash: Hash,
    },
    closed,
  ),
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditEntryPage = page('AuditEntryPage', AuditEntry);

export const AuditQuery = Type.Object({ ...ownOrganizationQuery, ...paging, entity: oneOf(AUDITED_ENTITIES), entity_id: Id }, closed);
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditFault = named(
  'AuditFault',
  Type.Object(
    {
      entity: Type.String(),
      entity_id: Type.String(),
      version: Type.Integer({ minimum: 1, description: 'The first that does not hold' }),
      reason: oneOf(['altered', 'missing', 'unlinked', 'unsealed-head', 'record-differs', 'seal-broken']),
      last_good_seal: nullable(Type.Unsafe<string>({ ...Timestamp, description: 'Time of the newest seal that still vouched for the record' })),
    },
    closed,
  ),
);
export type AuditFault = Static<typeof AuditFault>;

/** Whether the trail is whole, and what is wrong with it where. */
export const AuditVerdict = named(
  'AuditVerdict',
  Type.Object(
    {
      ok: Type.Boolean(),
      entries: Type.Integer({ minimum: 0, description: 'Looked at' }),
      seals: Type.Integer({ minimum: 0, description: 'Looked at' }),
      faults: Type.Array(ref(AuditFault), { maxItems: 1000, description: 'The first of them' }),
      total_faults: Type.Integer({ minimum: 0 }),
      unsealed_since: Type.Optional(
        nullable(Type.Unsafe<string>({ ...Timestamp, description: 'Time of the oldest change that no seal covers yet; null when all are sealed. More than a few minutes ago, sealing is stuck' })),
      ),
    },
    closed,
  ),
);
export type AuditVerdict = Static<typeof AuditVerdict>;

/** A seal to keep elsewhere: with it one can tell later that nothing before it was cut off. */
export const AuditSeal = named(
  'AuditSeal',
  Type.Object(
    {
      organization_id: Id,
      number: Type.Integer({ minimum: 1, description: '1, 2, 3 … within the organisation' }),
      at: Timestamp,
      previous_hash: nullable(Hash),
      root: Hash,
      leaves: Type.Array(Type.Object({ entity: Type.String(), entity_id: Type.String(), version: Version, hash: Hash }, closed), {
        description: 'Heads of the chains that it seals; the Merkle root is over them',
      }),
      hash: Hash,
      signature: Type.String({ description: 'Ed25519 over the hash, in base64' }),
      public_key: Type.String({ description: 'To check the signature with, in PEM' }),
    },
    closed,
  ),
);
export type AuditSeal = Static<typeof AuditSeal>;

export const AuditOwnQuery = Type.Object(ownOrganizationQuery, closed);

export const AuditVerifyQuery = Type.Object(
  {
    ...ownOrganizationQuery,
    seal_number: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999_999_999, description: 'Number of a seal that you have kept' })),
    seal_hash: Type.Optional(Type.String({ pattern: HASH, description: 'Its hash' })),
  },
  closed,
);
export type AuditVerifyQuery = Static<typeof AuditVerifyQuery>;
