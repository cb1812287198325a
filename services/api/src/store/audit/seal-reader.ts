/** Reads the seals of an organisation in order, each once, and keeps what those that hold say of the chains. */
import { sealId } from '@parapet/contracts/rules';
import type { Session, Stored } from '../engine.ts';
import type { AuditFault } from '../audit-port.ts';
import type { SealedLeaf } from './judge.ts';
import type { SealKey } from './seal-key.ts';
import { numberIn, sealHolds, sealOf, sealQuery, type Seal } from './seals.ts';

export const chainKey = (entity: string, entityId: string) => `${entity}/${entityId}`;

export class SealReader {
  /** What the seals that hold say of each chain, oldest first. */
  readonly leaves = new Map<string, SealedLeaf[]>();
  readonly faults: AuditFault[] = [];
  /** Seals that were read. */
  count = 0;
  readonly #organizationId: string;
  readonly #key: SealKey;
  #last: Stored | null = null;
  #number = 0;

  constructor(organizationId: string, key: SealKey) {
    this.#organizationId = organizationId;
    this.#key = key;
  }

  leavesOf(chain: string): readonly SealedLeaf[] {
    return this.leaves.get(chain) ?? [];
  }

  /** Reads on from where it has come to. */
  async read(session: Session): Promise<void> {
    const filter = { _id: { $gt: this.#last?._id ?? '' } };
    for (const doc of await session.find(sealQuery(this.#organizationId, filter), { field: '_id', direction: 1 })) await this.#take(doc);
  }

  async #take(doc: Stored): Promise<void> {
    const seal = sealOf(doc);
    const previous = this.#last && sealOf(this.#last);
    const number = this.#number + 1;
    this.count += 1;
    if (await sealHolds(this.#organizationId, seal, { number, previous }, this.#key)) this.#keep(seal);
    else this.faults.push({ entity: '_seals', entity_id: sealId(number), version: number, reason: 'seal-broken', last_good_seal: previous?.at ?? null });
    this.#last = doc;
    // Its id is its place, whatever is in it.
    this.#number = numberIn(doc) ?? number;
  }

  #keep({ leaves, at }: Seal): void {
    for (const leaf of leaves) {
      const key = chainKey(leaf.entity, leaf.entity_id);
      const known = this.leaves.get(key) ?? [];
      this.leaves.set(key, known);
      known.push({ ...leaf, at });
    }
  }
}
