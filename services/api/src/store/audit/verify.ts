/** Goes through all seals, chains and records of an organisation. */
import type { KeyObject } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { canonical } from '@parapet/contracts/rules';
import type { Engine, Query, Session, Stored } from '../engine.ts';
import { sha256 } from '../json.ts';
import type { AuditFault } from '../port.ts';
import { auditQuery, chainFilter, entryOf } from './entries.ts';
import { judge, type SealedLeaf } from './judge.ts';
import { sealHolds, sealId, sealKey, sealOf, sealQuery, type Seal } from './seals.ts';

/** Documents read at a time: few where they hold up everybody else in this process, many where each page is a journey to the server. */
const PAGE = { embedded: 250, mongodb: 1000 } as const;

export interface Verdict {
  ok: boolean;
  entries: number;
  seals: number;
  faults: AuditFault[];
}

/** Documents in order of id, a page at a time; others get their turn in between. */
async function* pages({ reader, kind }: Engine, query: Omit<Query, 'filter'>): AsyncGenerator<Stored[]> {
  const limit = PAGE[kind];
  for (let last = ''; ; ) {
    const page = await reader.find({ ...query, filter: { _id: { $gt: last } } }, { field: '_id', direction: 1, limit });
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1)?._id ?? '';
    await breathe();
  }
}

type Chain = { entity: string; entityId: string };
const chainKey = (entity: string, entityId: string) => `${entity}/${entityId}`;

class Verification {
  readonly #engine: Engine;
  readonly #organizationId: string;
  readonly #key: KeyObject;
  readonly #leaves = new Map<string, SealedLeaf[]>();
  /** Chains whose record has not been seen yet, with a digest of what the record should be. */
  readonly #heads = new Map<string, Chain & { digest: string }>();
  readonly #suspects = new Map<string, Chain>();
  readonly #faults: AuditFault[] = [];
  #newest: Seal | null = null;
  #seals = 0;
  #entries = 0;

  constructor(engine: Engine, organizationId: string, key: KeyObject) {
    this.#engine = engine;
    this.#organizationId = organizationId;
    this.#key = key;
  }

  async run(): Promise<Verdict> {
    // Seals first: whatever is sealed from here on counts as unsealed, and is looked at again when it seems wrong.
    await this.#readSeals(this.#engine.reader);
    await this.#readChains();
    await this.#readRecords();
    for (const [key, leaves] of this.#leaves) {
      const [leaf] = leaves;
      if (leaf && !this.#heads.has(key)) this.#suspect(leaf.entity, leaf.entity_id);
    }
    for (const suspect of this.#suspects.values()) await this.#lookAgain(suspect);
    const byPlace = (a: AuditFault, b: AuditFault) => (chainKey(a.entity, a.entity_id) < chainKey(b.entity, b.entity_id) ? -1 : 1);
    return { ok: this.#faults.length === 0, entries: this.#entries, seals: this.#seals, faults: this.#faults.toSorted(byPlace) };
  }

  #suspect(entity: string, entityId: string): void {
    this.#suspects.set(chainKey(entity, entityId), { entity, entityId });
  }

  async #readSeals(session: Session): Promise<void> {
    const filter = { _id: { $gt: sealId(this.#newest?.number ?? 0) } };
    for (const doc of await session.find(sealQuery(this.#organizationId, filter), { field: '_id', direction: 1 })) {
      const seal = sealOf(doc);
      this.#seals += 1;
      if (sealHolds(this.#organizationId, seal, this.#newest, this.#key)) {
        for (const leaf of seal.leaves) {
          const key = chainKey(leaf.entity, leaf.entity_id);
          this.#leaves.set(key, [...(this.#leaves.get(key) ?? []), { ...leaf, at: seal.at }]);
        }
      } else {
        const at = (this.#newest?.number ?? 0) + 1;
        this.#faults.push({ entity: '_seals', entity_id: sealId(at), version: at, reason: 'seal-broken', last_good_seal: this.#newest?.at ?? null });
      }
      this.#newest = seal;
    }
  }

  async #readChains(): Promise<void> {
    let chain: Stored[] = [];
    const query = auditQuery(this.#organizationId, {});
    for await (const page of pages(this.#engine, query)) {
      for (const entry of page) {
        this.#entries += 1;
        const [first] = chain;
        if (first && (first['entity'] !== entry['entity'] || first['entity_id'] !== entry['entity_id'])) {
          this.#closeChain(chain);
          chain = [];
        }
        chain.push(entry);
      }
    }
    this.#closeChain(chain);
  }

  #closeChain(entries: readonly Stored[]): void {
    const [head] = entries.slice(-1);
    if (!head) return;
    const { entity, entity_id: entityId, after } = entryOf(head);
    const key = chainKey(entity, entityId);
    if (judge({ entity, entityId, entries, leaves: this.#leaves.get(key) ?? [], record: undefined })) this.#suspect(entity, entityId);
    this.#heads.set(key, { entity, entityId, digest: sha256(canonical(after)) });
  }

  async #readRecords(): Promise<void> {
    const seen = new Set<string>();
    for (const plan of this.#engine.plans.values()) {
      if (!plan.audited) continue;
      for await (const page of pages(this.#engine, { collection: plan.name, organizationId: this.#organizationId, words: [] })) {
        for (const record of page) {
          const key = chainKey(plan.name, record._id);
          seen.add(key);
          if (this.#heads.get(key)?.digest !== sha256(canonical(record))) this.#suspect(plan.name, record._id);
        }
      }
    }
    const none = sha256(canonical(null));
    for (const [key, { entity, entityId, digest }] of this.#heads) {
      if (!seen.has(key) && digest !== none) this.#suspect(entity, entityId);
    }
  }

  /** Everything about one chain at one moment: what changed while the rest was read is not held against it. */
  async #lookAgain({ entity, entityId }: Chain): Promise<void> {
    const fault = await this.#engine.atomically(async (session) => {
      await this.#readSeals(session);
      const organizationId = this.#organizationId;
      const entries = await session.find(auditQuery(organizationId, chainFilter(entity, entityId)), { field: '_id', direction: 1 });
      const known = this.#engine.plans.get(entity)?.audited === true;
      const record = known ? await session.findFirst({ collection: entity, organizationId, filter: { _id: entityId }, words: [] }) : undefined;
      return judge({ entity, entityId, entries, leaves: this.#leaves.get(chainKey(entity, entityId)) ?? [], record });
    });
    if (fault) this.#faults.push(fault);
  }
}

export async function verifyTrail(engine: Engine, organizationId: string): Promise<Verdict> {
  return new Verification(engine, organizationId, await sealKey(engine)).run();
}
