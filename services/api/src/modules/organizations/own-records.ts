/** Counts what people have made in an organization: everything but the defaults that they have not changed. */
import { seededItemTemplates } from '@parapet/contracts/rules';
import { collections } from '../../store-spec.ts';
import type { Filter, OrgDb } from '../../store/port.ts';

/** Collections in which every organization has records, even if nobody has worked in it. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['organizations', 'members', 'preferences']);

/** Most defaults have a key; item templates that may be deleted are known by their names. */
const NAMES = new Map<string, string[]>(
  seededItemTemplates().map(({ collection, templates }) => [collection, templates.map(({ name }) => name)]),
);
const SEEDED: ReadonlySet<string> = new Set([...NAMES.keys(), 'grc_domains', 'grc_templates', 'risk_tables']);

function ownRecords(collection: string): Filter {
  if (!SEEDED.has(collection)) return {};
  return {
    $or: [{ version: { $gt: 1 } }, { default_key: { $exists: false }, name: { $nin: NAMES.get(collection) ?? [] } }],
  };
}

export async function countOwnRecords(db: OrgDb): Promise<number> {
  let count = 0;
  for (const name of Object.keys(collections.collections))
    if (!ABOUT_PEOPLE.has(name)) count += await db.collection(name).count(ownRecords(name));
  return count;
}
