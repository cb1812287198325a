/** Seals the unsealed entries of an organization. */
import { sealId } from '@parapet/contracts/rules';
import { batchesOf } from '../../../platform/batches.ts';
import { wait } from '../../../platform/timers.ts';
import { timestamp, type Clock } from '../../clock.ts';
import type { Engine, Stored } from '../../engine.ts';
import { withLease } from '../../maintenance/lease.ts';
import { OWN } from '../../plans.ts';
import { auditQuery, entryOf } from '../entries.ts';
import type { SealKey } from './seal-key.ts';
import { newestStored, numberIn, rootOfLeaves, sealHash, sealOf, type Leaf, type Seal } from './seals.ts';

/** Entries per seal. In the background each seal is a transaction, so that none takes long. */
const BATCH = 100;
/** Entries per page: small where reading blocks this process, large where each page is a round trip to the server. */
const PAGE = { embedded: 300, memory: 300, mongodb: 1000 } as const;

function numberAfter(newest: Stored | null): number {
  const number = newest === null ? 0 : numberIn(newest);
  if (number === null) throw new Error(`the newest seal has the id ${JSON.stringify(newest?._id)}, which is no number`);
  return number + 1;
}

/** The part of an entry that a seal needs. */
type Unsealed = Leaf & { _id: string };

/** One page of the unsealed entries, in order of chain and version. */
async function unsealedEntries(engine: Engine, organizationId: string): Promise<Unsealed[]> {
  const found = await engine.reader.find(auditQuery(organizationId, { unsealed: true }), {
    field: '_id',
    direction: 1,
    limit: PAGE[engine.kind],
  });
  return found.map((stored) => {
    const { entity, entity_id, version, hash } = entryOf(stored);
    return { _id: stored._id, entity, entity_id, version, hash };
  });
}

/** The newest entry of each chain among `entries`, which are in order of chain and version. */
function heads(entries: readonly Unsealed[]): Leaf[] {
  const leaves = new Map<string, Leaf>();
  for (const { entity, entity_id, version, hash } of entries)
    leaves.set(`${entity}/${entity_id}`, { entity, entity_id, version, hash });
  return [...leaves.values()];
}

interface Sealing {
  engine: Engine;
  organizationId: string;
  key: SealKey;
  clock: Clock;
  /** Between two seals (ms); default none, as for a caller who waits for the end. */
  pauseMs?: number | undefined;
  /** Ends it after the seal that is being made; the rest is sealed the next time. */
  signal?: AbortSignal | undefined;
}

/** A seal over the heads of chains, as it is stored. @param previous the newest seal so far, as it is stored */
export async function newSeal(
  { organizationId, key, clock }: Pick<Sealing, 'organizationId' | 'key' | 'clock'>,
  leaves: readonly Leaf[],
  previous: Stored | null,
): Promise<Stored> {
  const content = {
    number: numberAfter(previous),
    at: timestamp(clock),
    previous_hash: previous && sealOf(previous).hash,
    root: rootOfLeaves(leaves),
  };
  const hash = sealHash(organizationId, content);
  const seal: Seal = { ...content, leaves: [...leaves], hash, signature: await key.sign(hash) };
  return { ...seal, _id: sealId(seal.number), organization_id: organizationId };
}

/**
 * Makes a seal for every {@link BATCH} of the entries, in one transaction.
 * @param previous the newest seal, as it is stored
 * @returns the newest seal
 * @throws DuplicateError when another process made a seal at the same time
 */
async function sealEntries(
  { engine, ...sealing }: Sealing,
  entries: readonly Unsealed[],
  previous: Stored | null,
): Promise<Stored | null> {
  const { organizationId } = sealing;
  const seals: Stored[] = [];
  for (const some of batchesOf(entries, BATCH))
    seals.push(await newSeal(sealing, heads(some), seals.at(-1) ?? previous));
  await engine.atomically(async (session) => {
    for (const seal of seals) await session.insert(OWN.seals, seal);
    await session.unset(
      OWN.audit,
      organizationId,
      entries.map(({ _id }) => _id),
      'unsealed',
    );
  });
  return seals.at(-1) ?? previous;
}

/** @returns the newest seal that was made; null when nothing has changed, or another process is sealing */
export async function sealChanges(
  engine: Engine,
  organizationId: string,
  { sealKey, ...how }: Pick<Sealing, 'clock' | 'pauseMs' | 'signal'> & { sealKey: () => Promise<SealKey> },
): Promise<Seal | null> {
  const nothing = (await engine.reader.findFirst(auditQuery(organizationId, { unsealed: true }))) === null;
  if (nothing) return null;
  const key = await sealKey();
  const held = await withLease(engine, `seal:${organizationId}`, 0, () =>
    sealAll({ engine, organizationId, key, ...how }),
  );
  return held?.result ?? null;
}

/** To be called with the lease: no other process seals, so reads outside a transaction stay valid. */
async function sealAll(sealing: Sealing): Promise<Seal | null> {
  const { engine, organizationId, pauseMs = 0, signal } = sealing;
  // Who waits for the end waits for fewer commits.
  const atOnce = pauseMs > 0 ? BATCH : PAGE[engine.kind];
  let made: Stored | null = null;
  let previous = await newestStored(engine.reader, organizationId);
  for (
    let page = await unsealedEntries(engine, organizationId);
    page.length > 0;
    page = await unsealedEntries(engine, organizationId)
  ) {
    for (const some of batchesOf(page, atOnce)) {
      if (made !== null && pauseMs > 0) await wait(pauseMs);
      if (signal?.aborted) return made && sealOf(made);
      previous = made = await sealEntries(sealing, some, previous);
    }
    if (page.length < PAGE[engine.kind]) break;
  }
  return made && sealOf(made);
}
