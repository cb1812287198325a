/** Counts documents by the values of fields, for engines whose database cannot. */
import type { CollectionPlan, Count, Stored } from './engine.ts';
import { jsonAt } from './json.ts';
import { linkedIds } from './plans.ts';
import type { Filter } from './port.ts';
import type { Json } from './values.ts';

/** Links that may hold several ids; those that are in `filters` too hold at most one. */
export const listLinks = (plan: CollectionPlan): string[] => {
  const scalars = new Set([...plan.filters, ...plan.marks, ...plan.unique.flat()]);
  return plan.links.filter((path) => !scalars.has(path));
};

/** The combinations of values that a document counts for: one for each id of a link, else one. */
function keysOf(plan: CollectionPlan, doc: Stored, fields: readonly string[]): Record<string, Json>[] {
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && listLinks(plan).includes(only)) {
    return linkedIds(plan, doc, only).map((id) => ({ [only]: id }));
  }
  return [Object.fromEntries(fields.map((field) => [field, jsonAt(doc, field)]))];
}

export function countGroups(plan: CollectionPlan, docs: Iterable<Stored>, fields: readonly string[]): Count[] {
  const groups = new Map<string, Count>();
  for (const doc of docs) {
    for (const key of keysOf(plan, doc, fields)) {
      const name = JSON.stringify(key);
      const group = groups.get(name) ?? { key, count: 0 };
      group.count += 1;
      groups.set(name, group);
    }
  }
  return [...groups.values()];
}

/** Matches the documents that {@link countLinked} counts. */
export const linksToAny = (links: readonly string[], ids: readonly string[]): Filter => ({
  $or: links.map((path) => ({ [path]: { $in: [...ids] } })),
});

/** The number of documents that link to each of these ids. */
export function countLinked(
  plan: CollectionPlan,
  docs: Iterable<Stored>,
  links: readonly string[],
  ids: readonly string[],
): Map<string, number> {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const doc of docs) {
    for (const id of new Set(links.flatMap((path) => linkedIds(plan, doc, path)))) {
      const count = counts.get(id);
      if (count !== undefined) counts.set(id, count + 1);
    }
  }
  return counts;
}
