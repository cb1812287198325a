/** Counts documents by the values of fields, for engines whose database cannot. */
import type { CollectionPlan, Count, Stored } from './engine.ts';
import { jsonAt } from './json.ts';
import type { Json } from './port.ts';

/** Links that may hold several ids; those that are in `filters` too hold at most one. */
export const listLinks = (plan: CollectionPlan): string[] => {
  const scalars = new Set([...plan.filters, ...plan.marks, ...plan.unique.flat()]);
  return plan.links.filter((path) => !scalars.has(path));
};

/** The combinations of values that a document counts for: one for each id of a link, else one. */
function keysOf(plan: CollectionPlan, doc: Stored, fields: readonly string[]): Record<string, Json>[] {
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && listLinks(plan).includes(only)) {
    const ids = [jsonAt(doc, only)].flat().filter((id) => id !== null);
    return [...new Set(ids)].map((id) => ({ [only]: id }));
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
