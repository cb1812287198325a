/** The audit trail: entries that are chained by hash, and the seals over them. */
import Type, { type Static } from 'typebox';
import { Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { EXPORT_FORMATS } from './export.ts';
import { ownOrganizationQuery, paging } from './list.ts';
import { AUDITED_ENTITIES } from '../record-kinds.ts';

const HASH = '^[0-9a-f]{64}$';
const Hash = Type.String({ pattern: HASH, description: 'SHA-256' });
const Version = Type.Integer({ minimum: 1 });

const entry = {
  entity: oneOf(AUDITED_ENTITIES),
  entity_id: Id,
  version: Type.Integer({
    minimum: 1,
    description: 'Version of the record after the change; a deletion has a version too',
  }),
  action: oneOf(['create', 'update', 'delete']),
  at: Timestamp,
  actor_id: Type.String({ description: 'A user, or `system`' }),
  request_id: nullable(Type.String()),
  before: Type.Unknown({
    description:
      'The record before the change; null for create. Of members, only admins see the e-mail address, and each person sees their own',
  }),
  after: Type.Unknown({ description: 'The record after the change, like `before`; null for delete' }),
  previous_hash: nullable(Hash),
  hash: Hash,
};

export const AuditEntry = namedObject('AuditEntry', {
  ...entry,
  actor_name: nullable(
    Type.String({
      description:
        'Name, or else e-mail address, of which only admins see more than what is before the @; also of people who left; null for the system',
    }),
  ),
  actor_token: Type.Optional(
    Type.String({ description: 'Name of the API token through which they made the change; absent for a session' }),
  ),
  title: nullable(Type.String({ description: 'Title or name of the record at that time' })),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditEntryPage = namedObject('AuditEntryPage', {
  items: Type.Array(ref(AuditEntry)),
  total: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Entries on all pages. Only for one record without further filters: otherwise they are not counted, as that would take longer the more changes there are',
    }),
  ),
  next_cursor: nullable(
    Type.String({
      description:
        'Send as `cursor` for the next page; null on the last. A page without `total` may hold fewer items than `limit`, even none: go on until it is null',
    }),
  ),
});
export type AuditEntryPage = Static<typeof AuditEntryPage>;

const auditFilters = {
  ...ownOrganizationQuery,
  entity: Type.Optional(oneOf(AUDITED_ENTITIES, 'The kind of record')),
  entity_id: Type.Optional(described(Id, 'One record of that kind, which `entity` must name')),
  actor: Type.Optional(described(Id, 'User id of who made the change')),
  action: Type.Optional(oneOf(['create', 'update', 'delete'])),
  from: Type.Optional(described(Timestamp, 'The first time')),
  to: Type.Optional(described(Timestamp, 'The time before which changes are listed')),
};

export const AuditQuery = object({ ...auditFilters, ...paging });
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditExportQuery = object({
  ...auditFilters,
  format: Type.Optional(oneOf(EXPORT_FORMATS, 'csv by default')),
});
export type AuditExportQuery = Static<typeof AuditExportQuery>;

export const AuditFault = namedObject('AuditFault', {
  entity: Type.String(),
  entity_id: Type.String(),
  version: Type.Integer({ minimum: 1, description: 'The first version with this fault' }),
  reason: oneOf(['altered', 'missing', 'unlinked', 'unsealed-head', 'record-differs', 'seal-broken']),
  last_good_seal: nullable(described(Timestamp, 'Time of the newest seal for which the record was still valid')),
});
export type AuditFault = Static<typeof AuditFault>;

/** Whether the trail is intact, and its faults. */
export const AuditVerdict = namedObject('AuditVerdict', {
  ok: Type.Boolean(),
  entries: Type.Integer({ minimum: 0, description: 'Number of entries checked' }),
  seals: Type.Integer({ minimum: 0, description: 'Number of seals checked' }),
  faults: Type.Array(ref(AuditFault), { maxItems: 1000, description: 'The first 1000 faults' }),
  total_faults: Type.Integer({ minimum: 0 }),
  damage: Type.Optional(
    nullable(
      Type.String({
        description:
          'Why the trail could not be read to its end: the database is damaged, and a backup has to be restored. The counts and faults are of what was read before',
      }),
    ),
  ),
  unsealed_since: Type.Optional(
    nullable(
      described(
        Timestamp,
        'Time of the oldest change that is not sealed yet; null when all are. If it is more than a few minutes ago, sealing does not work',
      ),
    ),
  ),
});
export type AuditVerdict = Static<typeof AuditVerdict>;

/** A seal. An exported copy shows later whether the trail was cut off before it. */
export const AuditSeal = namedObject('AuditSeal', {
  organization_id: Id,
  number: Type.Integer({ minimum: 1, description: '1, 2, 3 … within the organization' }),
  at: Timestamp,
  previous_hash: nullable(Hash),
  root: Hash,
  leaves: Type.Array(object({ entity: Type.String(), entity_id: Type.String(), version: Version, hash: Hash }), {
    description: 'The newest entries of the sealed chains, from which the Merkle root is computed',
  }),
  hash: Hash,
  signature: Type.String({ description: 'Ed25519 signature of the hash, in base64' }),
  public_key: Type.String({ description: 'The key that verifies the signature, in PEM' }),
});
export type AuditSeal = Static<typeof AuditSeal>;

export const AuditOwnQuery = object(ownOrganizationQuery);

export const AuditVerifyQuery = object({
  ...ownOrganizationQuery,
  seal_number: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 9_999_999_999, description: 'Number of a seal that you exported' }),
  ),
  seal_hash: Type.Optional(Type.String({ pattern: HASH, description: 'Its hash' })),
});
export type AuditVerifyQuery = Static<typeof AuditVerifyQuery>;
