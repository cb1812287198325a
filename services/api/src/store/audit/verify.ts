/** Verifies all seals, chains and records of an organization. */
import { canonical } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import type { Engine, Stored } from '../engine.ts';
import { OWN } from '../plans.ts';
import { StoreDamagedError } from '../port.ts';
import type { AuditFault, AuditVerdict } from '../audit-port.ts';
import { ChainCheck, recordOf, type Restated } from './chain-check.ts';
import { chainRange, entryOf } from './entries.ts';
import { pages } from './pages.ts';
import { chainKey, SealReader } from './seals/seal-reader.ts';
import type { SealKey } from './seals/seal-key.ts';

type Chain = { entity: string; entityId: string };

class Verification {
  readonly #engine: Engine;
  readonly #organizationId: string;
  readonly #seals: SealReader;
  readonly #restate: Restated;
  /** The chains that were read, with a digest of what the record should be. */
  readonly #heads = new Map<string, Chain & { digest: string }>();
  readonly #suspects = new Map<string, Chain>();
  readonly #faults: AuditFault[] = [];
  #entries = 0;
  #unsealedSince: string | null = null;

  constructor(engine: Engine, organizationId: string, { key, restate }: { key: SealKey; restate: Restated }) {
    this.#restate = restate;
    this.#engine = engine;
    this.#organizationId = organizationId;
    this.#seals = new SealReader(organizationId, engine.kind, key);
  }

  async run(): Promise<AuditVerdict> {
    const damage = await this.#readAll().then(
      () => null,
      (error: unknown) => {
        if (error instanceof StoreDamagedError) return error.message;
        throw error;
      },
    );
    const byPlace = (a: AuditFault, b: AuditFault) =>
      chainKey(a.entity, a.entity_id) < chainKey(b.entity, b.entity_id) ? -1 : 1;
    const faults = [...this.#seals.faults, ...this.#faults.toSorted(byPlace)];
    return {
      ok: faults.length === 0 && damage === null,
      entries: this.#entries,
      seals: this.#seals.count,
      faults,
      unsealed_since: this.#unsealedSince,
      damage,
    };
  }

  async #readAll(): Promise<void> {
    // Seals first: an entry that is sealed later in the run seems to be in no seal, so its chain is checked again at the end.
    await this.#seals.read(this.#engine.reader);
    await this.#readChains();
    await this.#readRecords();
    for (const [key, leaves] of this.#seals.leaves) {
      const [leaf] = leaves;
      if (leaf && !this.#heads.has(key)) this.#suspect(leaf.entity, leaf.entity_id);
    }
    for (const suspect of this.#suspects.values()) await this.#checkAgain(suspect);
  }

  #suspect(entity: string, entityId: string): void {
    this.#suspects.set(chainKey(entity, entityId), { entity, entityId });
  }

  async #readChains(): Promise<void> {
    let chain: Chain = { entity: '', entityId: '' };
    let check = new ChainCheck([], this.#restate);
    for await (const page of this.#pages(OWN.audit)) {
      for (const stored of page) {
        const { entity, entity_id: entityId } = entryOf(stored);
        if (chain.entity !== entity || chain.entityId !== entityId) {
          this.#closeChain(check);
          chain = { entity, entityId };
          check = new ChainCheck(this.#seals.leavesOf(chainKey(entity, entityId)), this.#restate);
        }
        check.add(stored);
        this.#entries += 1;
        this.#noteUnsealed(stored);
      }
    }
    this.#closeChain(check);
  }

  #pages(collection: string): AsyncGenerator<Stored[]> {
    return pages(this.#engine.reader, this.#engine.kind, {
      collection,
      organizationId: this.#organizationId,
      words: [],
    });
  }

  #noteUnsealed(entry: Stored): void {
    if (entry['unsealed'] !== true) return;
    const { at } = entryOf(entry);
    if (this.#unsealedSince === null || at < this.#unsealedSince) this.#unsealedSince = at;
  }

  #closeChain(check: ChainCheck): void {
    if (check.head === null) return;
    const { entity, entity_id: entityId } = check.head;
    if (check.fault(undefined)) this.#suspect(entity, entityId);
    this.#heads.set(chainKey(entity, entityId), {
      entity,
      entityId,
      digest: sha256(canonical(recordOf(check.head, this.#restate))),
    });
  }

  async #readRecords(): Promise<void> {
    const seen = new Set<string>();
    for (const plan of this.#engine.plans.values()) {
      if (!plan.audited) continue;
      for await (const page of this.#pages(plan.name)) {
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

  /** Reads everything about one chain in one transaction, as it may have changed during the run. */
  async #checkAgain({ entity, entityId }: Chain): Promise<void> {
    const fault = await this.#engine.atomically(async (session) => {
      await this.#seals.read(session);
      const organizationId = this.#organizationId;
      const check = new ChainCheck(this.#seals.leavesOf(chainKey(entity, entityId)), this.#restate);
      const [after, before] = chainRange(entity, entityId);
      const query = { collection: OWN.audit, organizationId, words: [], after, before };
      for await (const page of pages(session, this.#engine.kind, query)) page.forEach((entry) => check.add(entry));
      const isAudited = this.#engine.plans.get(entity)?.audited === true;
      const record = isAudited
        ? await session.findFirst({ collection: entity, organizationId, filter: { _id: entityId }, words: [] })
        : undefined;
      return check.fault(record);
    });
    if (fault) this.#faults.push({ entity, entity_id: entityId, ...fault });
  }
}

export async function verifyTrail(
  engine: Engine,
  organizationId: string,
  options: { key: SealKey; restate: Restated },
): Promise<AuditVerdict> {
  return new Verification(engine, organizationId, options).run();
}
