/** A seed as the memory engine stores it: its documents, their entries in the audit trail, and the seals over these. */
import { newEntry } from '@parapet/api/store/audit/entries.ts';
import { openSealKey, SEAL_KEY_ID } from '@parapet/api/store/audit/seals/seal-key.ts';
import { newSeal } from '@parapet/api/store/audit/seals/sealing.ts';
import type { Leaf } from '@parapet/api/store/audit/seals/seals.ts';
import { NO_ORGANIZATION, organizationOf, type CollectionPlan, type Stored } from '@parapet/api/store/engine.ts';
import { toJsonObject, without } from '@parapet/api/store/json.ts';
import type { StoredChange } from '@parapet/api/store/memory/tables.ts';
import { OWN } from '@parapet/api/store/plans.ts';
import type { SeedDocument } from './seed-documents.ts';

/** Key of the mocks alone, which protects nothing. It never changes, so that a seed has the same signatures after a reload. */
const SEAL_KEY = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEILsG5TIP5fZboNpsXJvHsYLtJnEX2XknTpmU64c+fXrb
-----END PRIVATE KEY-----
`;
/** Number of chains that one seal covers. */
const SEAL_SIZE = 1000;

/** @param now when the seals are from */
export async function storedSeed(
  documents: readonly SeedDocument[],
  plans: ReadonlyMap<string, CollectionPlan>,
  now: Date,
): Promise<StoredChange[]> {
  const changes: StoredChange[] = [
    storedChange(OWN.meta, NO_ORGANIZATION, { _id: SEAL_KEY_ID, private_key: SEAL_KEY }),
  ];
  const leaves = new Map<string, Leaf[]>();
  for (const { collection, doc } of documents) {
    const plan = plans.get(collection);
    if (plan === undefined) throw new Error(`There is no collection ${collection}`);
    const stored = { ...toJsonObject(doc), _id: doc._id };
    const organizationId = organizationOf(plan, stored);
    changes.push(storedChange(collection, organizationId, stored));
    if (!plan.audited) continue;
    const entry = creationOf(collection, organizationId, stored);
    changes.push(storedChange(OWN.audit, organizationId, entry));
    const ofOrganization = leaves.get(organizationId) ?? [];
    leaves.set(organizationId, ofOrganization);
    ofOrganization.push({ entity: collection, entity_id: doc._id, version: 1, hash: String(entry['hash']) });
  }
  for (const [organizationId, all] of leaves) changes.push(...(await sealsOver(organizationId, all, now)));
  return changes;
}

function storedChange(collection: string, organizationId: string, doc: Stored): StoredChange {
  return { collection, organizationId, id: doc._id, doc };
}

function creationOf(entity: string, organizationId: string, after: Stored): Stored {
  const maker = after['created_by'] ?? after['userId'];
  const actor = { id: typeof maker === 'string' ? maker : 'system' };
  const entry = newEntry(organizationId, { entity, actor, at: String(after['created_at']), before: null, after }, null);
  return { ...without(entry, 'unsealed'), _id: entry._id };
}

async function sealsOver(organizationId: string, leaves: readonly Leaf[], now: Date): Promise<StoredChange[]> {
  const key = await openSealKey(SEAL_KEY);
  const seals: Stored[] = [];
  for (let from = 0; from < leaves.length; from += SEAL_SIZE) {
    seals.push(
      await newSeal(
        { organizationId, key, clock: () => now.getTime() },
        leaves.slice(from, from + SEAL_SIZE),
        seals.at(-1) ?? null,
      ),
    );
  }
  return seals.map((seal) => storedChange(OWN.seals, organizationId, seal));
}
