/** Checks one chain of audit entries, entry by entry, so that a long one need not be read at once. Pure: reads no database. */
import { canonical } from '@parapet/contracts/rules';
import type { Stored } from '../engine.ts';
import type { JsonObject } from '../json.ts';
import type { AuditFault } from '../audit-port.ts';
import { entryHash, entryId, entryOf, type StoredEntry } from './entries.ts';
import type { Leaf } from './seals/seals.ts';

export type SealedLeaf = Leaf & { at: string };

/** A record as the present version stores it, from an entry of an earlier version. */
export type Restated = (entity: string, record: JsonObject) => JsonObject;

type Finding = Pick<AuditFault, 'version' | 'reason'>;

/** The record that an entry stands for; null when it was deleted. */
export function recordOf({ entity, after }: StoredEntry, restate: Restated): JsonObject | null {
  return typeof after === 'object' && after !== null && !Array.isArray(after) ? restate(entity, after) : null;
}

export class ChainCheck {
  readonly #restate: Restated;
  readonly #leaves: readonly SealedLeaf[];
  readonly #sealedVersions: ReadonlySet<number>;
  /** Hashes of the entries that seals name, by version. */
  readonly #sealedHashes = new Map<number, string>();
  #count = 0;
  #head: StoredEntry | null = null;
  #brokenLink: Finding | null = null;
  #firstUnmarked: number | null = null;

  /** @param leaves heads of the chain in the valid seals, oldest first */
  constructor(leaves: readonly SealedLeaf[], restate: Restated) {
    this.#restate = restate;
    this.#leaves = leaves;
    this.#sealedVersions = new Set(leaves.map(({ version }) => version));
  }

  get head(): StoredEntry | null {
    return this.#head;
  }

  /** Checks the next entry of the chain, as it is stored. */
  add(stored: Stored): void {
    const entry = entryOf(stored);
    this.#brokenLink ??= this.#linkFault(stored._id, entry);
    this.#count += 1;
    this.#head = entry;
    if (this.#sealedVersions.has(this.#count)) this.#sealedHashes.set(this.#count, entry.hash);
    const sealed = this.#leaves.at(-1)?.version ?? 0;
    if (this.#count > sealed && stored['unsealed'] !== true) this.#firstUnmarked ??= this.#count;
  }

  #linkFault(id: string, entry: StoredEntry): Finding | null {
    const version = this.#count + 1;
    if (id > entryId(entry.entity, entry.entity_id, version)) return { version, reason: 'missing' };
    if (id !== entryId(entry.entity, entry.entity_id, entry.version) || entry.hash !== entryHash(entry))
      return { version, reason: 'altered' };
    return entry.previous_hash === (this.#head?.hash ?? null) ? null : { version, reason: 'unlinked' };
  }

  #sealFault(): Finding | null {
    for (const leaf of this.#leaves) {
      const hash = this.#sealedHashes.get(leaf.version);
      if (hash === undefined) return { version: this.#count + 1, reason: 'missing' };
      if (hash !== leaf.hash) return { version: leaf.version, reason: 'altered' };
    }
    return this.#firstUnmarked === null ? null : { version: this.#firstUnmarked, reason: 'unsealed-head' };
  }

  #recordFault(record: Stored | null | undefined): Finding | null {
    if (record === undefined) return null;
    if (this.#head === null) return record ? { version: 1, reason: 'missing' } : null;
    return canonical(recordOf(this.#head, this.#restate)) === canonical(record)
      ? null
      : { version: this.#count, reason: 'record-differs' };
  }

  /**
   * To be called after the last entry.
   * @param record the record itself; null when it was deleted, undefined when it is not to be checked
   * @returns the first fault of the chain without the record's name; null when there is none
   */
  fault(record: Stored | null | undefined): Omit<AuditFault, 'entity' | 'entity_id'> | null {
    const finding = this.#brokenLink ?? this.#sealFault() ?? this.#recordFault(record);
    if (!finding) return null;
    const intact =
      finding.reason === 'record-differs' || finding.reason === 'unsealed-head' ? finding.version : finding.version - 1;
    const matching = this.#leaves.findLast(
      (leaf) => leaf.version <= intact && this.#sealedHashes.get(leaf.version) === leaf.hash,
    );
    return { ...finding, last_good_seal: matching?.at ?? null };
  }
}
