/** Checks one chain of audit entries. Pure: reads no database. */
import { canonical } from '@parapet/contracts/rules';
import type { Stored } from '../engine.ts';
import type { AuditEntry, AuditFault } from '../audit-port.ts';
import { entryHash, entryId, entryOf } from './entries.ts';
import type { Leaf } from './seals.ts';

export type SealedLeaf = Leaf & { at: string };

export interface Evidence {
  entity: string;
  entityId: string;
  /** Entries of the chain as stored, by version. */
  entries: readonly Stored[];
  /** Heads of the chain in the valid seals, oldest first. */
  leaves: readonly SealedLeaf[];
  /** The record itself; null when it was deleted, undefined when its collection is no longer in the spec. */
  record: Stored | null | undefined;
}

type Finding = Pick<AuditFault, 'version' | 'reason'>;

function brokenLink(entries: readonly Stored[]): Finding | null {
  let previous: AuditEntry | null = null;
  for (const stored of entries) {
    const entry = entryOf(stored);
    const version: number = (previous?.version ?? 0) + 1;
    if (stored._id > entryId(entry.entity, entry.entity_id, version)) return { version, reason: 'missing' };
    if (stored._id !== entryId(entry.entity, entry.entity_id, entry.version) || entry.hash !== entryHash(entry)) return { version, reason: 'altered' };
    if (entry.previous_hash !== (previous?.hash ?? null)) return { version, reason: 'unlinked' };
    previous = entry;
  }
  return null;
}

function brokenSeal(entries: readonly Stored[], leaves: readonly SealedLeaf[]): Finding | null {
  const newest = entries.length;
  for (const leaf of leaves) {
    const entry = entries[leaf.version - 1];
    if (!entry) return { version: newest + 1, reason: 'missing' };
    if (entry['hash'] !== leaf.hash) return { version: leaf.version, reason: 'altered' };
  }
  const sealed = leaves.at(-1)?.version ?? 0;
  const index = entries.findIndex((entry, at) => at >= sealed && entry['unsealed'] !== true);
  return index < 0 ? null : { version: index + 1, reason: 'unsealed-head' };
}

function differingRecord(entries: readonly Stored[], record: Stored | null | undefined): Finding | null {
  if (record === undefined) return null;
  const head = entries.at(-1);
  if (!head) return record ? { version: 1, reason: 'missing' } : null;
  const expected = entryOf(head).after;
  return canonical(expected) === canonical(record) ? null : { version: entries.length, reason: 'record-differs' };
}

/** @returns the first fault of the chain; null when there is none */
export function chainFault({ entity, entityId, entries, leaves, record }: Evidence): AuditFault | null {
  const finding = brokenLink(entries) ?? brokenSeal(entries, leaves) ?? differingRecord(entries, record);
  if (!finding) return null;
  const intact = finding.reason === 'record-differs' || finding.reason === 'unsealed-head' ? finding.version : finding.version - 1;
  const matching = leaves.findLast((leaf) => leaf.version <= intact && entries[leaf.version - 1]?.['hash'] === leaf.hash);
  return { entity, entity_id: entityId, ...finding, last_good_seal: matching?.at ?? null };
}
