/** Reads the seals of an organization in order, each once, and collects the chain heads of the valid ones. */
import { sealId } from '@parapet/contracts/rules';
import type { Engine, Session, Stored } from '../../engine.ts';
import { OWN } from '../../plans.ts';
import type { AuditFault } from '../../audit-port.ts';
import type { SealedLeaf } from '../chain-check.ts';
import { pages } from '../pages.ts';
import type { SealKey } from './seal-key.ts';
import { numberIn, isSealValid, sealOf, type Seal } from './seals.ts';

export const chainKey = (entity: string, entityId: string) => `${entity}/${entityId}`;

export class SealReader {
  /** Heads of each chain in the valid seals, oldest first. */
  readonly leaves = new Map<string, SealedLeaf[]>();
  readonly faults: AuditFault[] = [];
  /** Number of seals read so far. */
  count = 0;
  readonly #organizationId: string;
  readonly #kind: Engine['kind'];
  readonly #key: SealKey;
  #last: Stored | null = null;
  #number = 0;

  constructor(organizationId: string, kind: Engine['kind'], key: SealKey) {
    this.#organizationId = organizationId;
    this.#kind = kind;
    this.#key = key;
  }

  leavesOf(chain: string): readonly SealedLeaf[] {
    return this.leaves.get(chain) ?? [];
  }

  /** Reads the seals that were added since the last call. */
  async read(session: Session): Promise<void> {
    const query = { collection: OWN.seals, organizationId: this.#organizationId, words: [], after: this.#last?._id };
    for await (const page of pages(session, this.#kind, query)) for (const doc of page) await this.#check(doc);
  }

  async #check(doc: Stored): Promise<void> {
    const seal = sealOf(doc);
    const previous = this.#last && sealOf(this.#last);
    const number = this.#number + 1;
    this.count += 1;
    if (await isSealValid(this.#organizationId, seal, { number, previous }, this.#key)) this.#collect(seal);
    else
      this.faults.push({
        entity: '_seals',
        entity_id: sealId(number),
        version: number,
        reason: 'seal-broken',
        last_good_seal: previous?.at ?? null,
      });
    this.#last = doc;
    // Taken from the id, as the fields may have been tampered with.
    this.#number = numberIn(doc) ?? number;
  }

  #collect({ leaves, at }: Seal): void {
    for (const leaf of leaves) {
      const key = chainKey(leaf.entity, leaf.entity_id);
      const heads = this.leaves.get(key) ?? [];
      this.leaves.set(key, heads);
      heads.push({ ...leaf, at });
    }
  }
}
