/** The audit trail as part of the store port. */
import type { ExportedSeal } from '@parapet/contracts/rules';
import type { After, Json } from './values.ts';

export interface AuditEntry {
  /** Name of the collection, e.g. `risks`. */
  entity: string;
  entity_id: string;
  /** The record's version after the change; a tombstone has the last version + 1. */
  version: number;
  action: 'create' | 'update' | 'delete';
  at: string;
  actor_id: string;
  /** Name of the API token through which they made the change. Absent for a session, and in entries of earlier versions. */
  actor_token?: string;
  request_id: string | null;
  /** The record before the change; null when it was created. Taken from the previous entry, as it is not stored twice. */
  before: Json;
  /** The record after the change; null when it was deleted. */
  after: Json;
  /** Hash of the previous entry in this record's chain; null on the first. */
  previous_hash: string | null;
  /** SHA-256 (hex) of the canonical JSON of the stored fields above; `before` is stored only in entries of the first version of Parapet. */
  hash: string;
}

export interface AuditPage {
  items: AuditEntry[];
  /** Versions of the entity recorded so far. */
  total: number;
}

/** All conditions that are given must be met. */
export interface AuditListQuery {
  /** Name of a collection. */
  entity?: string | undefined;
  /** User id. */
  actor?: string | undefined;
  action?: AuditEntry['action'] | undefined;
  /** ISO 8601, included. */
  from?: string | undefined;
  /** ISO 8601, excluded. */
  to?: string | undefined;
  after?: After | undefined;
  limit: number;
}

export interface AuditList {
  items: AuditEntry[];
  /** Where to continue; null at the end. May be set although there are fewer items than the limit, as one call reads only so many entries. */
  next: After | null;
}

export interface AuditFault {
  entity: string;
  entity_id: string;
  /** The first version of the chain that is wrong. */
  version: number;
  reason: 'altered' | 'missing' | 'unlinked' | 'unsealed-head' | 'record-differs' | 'seal-broken';
  /** Time of the newest seal that the chain up to this version still matches; null when there is none. */
  last_good_seal: string | null;
}

export interface AuditVerdict {
  ok: boolean;
  /** Entries that were checked. */
  entries: number;
  /** Seals that were checked. */
  seals: number;
  faults: AuditFault[];
  /** Time of the oldest unsealed entry; null when all are sealed. */
  unsealed_since: string | null;
  /** The error of a damaged database that ended the check early, so that the counts are too low; null when all of the trail was read. */
  damage: string | null;
}

/** A signed Merkle root over the heads of the chains that had changed; see the contract's AuditSeal. */
export interface NewestSeal {
  number: number;
  at: string;
  previous_hash: string | null;
  root: string;
  leaves: { entity: string; entity_id: string; version: number; hash: string }[];
  hash: string;
  /** Ed25519 over the hash, in base64. */
  signature: string;
  /** SPKI as PEM. */
  public_key: string;
}

export interface AuditTrail {
  /** Newest first. */
  history(entity: string, entityId: string, page?: { before?: number; limit?: number }): Promise<AuditPage>;
  /** Entries of all records, newest first. */
  list(query: AuditListQuery): Promise<AuditList>;
  /** Signs the chain heads that changed since the last seal. @returns null when there was nothing to seal */
  seal(): Promise<{ at: string; root: string; number: number } | null>;
  /** @returns null when nothing has been sealed yet */
  newestSeal(): Promise<NewestSeal | null>;
  /** Checks every chain and every seal of the organization. */
  verify(): Promise<AuditVerdict>;
  /** @returns null when a seal that was exported earlier is still in the trail unchanged; otherwise the fault */
  checkSeal(exported: ExportedSeal): Promise<AuditFault | null>;
}
