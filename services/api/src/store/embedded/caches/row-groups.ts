/** Counts rows by the values of fields. */
import type { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { Count } from '../../engine.ts';
import type { Json } from '../../values.ts';
import { filterFields } from '../names.ts';
import { everything, field, link } from './row-source.ts';
import { unionOf, type RowSets, type Scope } from './row-sets.ts';

/** With more combinations of values, SQL is faster. */
const MOST_COMBINATIONS = 4096;

/**
 * @param rows to count; null for all rows of the organization
 * @returns null when a field has no index, or too many values
 */
export function groupsOf(sets: RowSets, scope: Scope, rows: RowSet | null, fields: readonly string[]): Count[] | null {
  if (!fields.every((path) => filterFields(scope.plan).has(path))) return null;
  const groups: ReadonlyMap<string, RowSet>[] = [];
  for (const path of fields) {
    const ofField = sets.groups(scope, path);
    if (ofField === null) return null;
    groups.push(ofField);
  }
  if (groups.reduce((product, { size }) => product * size, 1) > MOST_COMBINATIONS) return null;
  let parts: Part[] = [{ key: {}, rows: rows ?? sets.of(scope, everything(scope.plan), null) }];
  const last = fields.length - 1;
  for (const [index, path] of fields.slice(0, last).entries())
    parts = parts.flatMap((part) => split(part, path, groups[index]));
  return parts.flatMap((part) => counted(part, fields[last] ?? '', groups[last]));
}

/** Counts the rows that link to each id. @param rows as for {@link groupsOf} */
export function linkCounts(
  sets: RowSets,
  scope: Scope,
  rows: RowSet | null,
  links: readonly string[],
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const sources = links.map((path) => (filterFields(scope.plan).has(path) ? field : link)(scope.plan, path));
  return new Map(
    ids.map((id) => {
      const linking = unionOf(sources.map((source) => sets.of(scope, source, id)));
      return [id, rows === null ? linking.size() : rows.intersection_size(linking)];
    }),
  );
}

/** The rows of one combination of values. */
interface Part {
  key: Record<string, Json>;
  rows: RowSet;
}

const NONE: ReadonlyMap<string, RowSet> = new Map();

function split({ key, rows }: Part, path: string, groups = NONE): Part[] {
  return Array.from(groups, ([name, group]) => ({
    key: { ...key, [path]: JSON.parse(name) },
    rows: rows.new_intersection(group),
  })).filter((part) => !part.rows.isEmpty());
}

/** Of the last field only the sizes are needed. */
function counted({ key, rows }: Part, path: string, groups = NONE): Count[] {
  const counts: Count[] = [];
  for (const [name, group] of groups) {
    const count = rows.intersection_size(group);
    if (count > 0) counts.push({ key: { ...key, [path]: JSON.parse(name) }, count });
  }
  return counts;
}
