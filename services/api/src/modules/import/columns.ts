/** Which column of a file goes to which field. */
import { fieldProblem } from '../../pipeline/problem.ts';

/** The field of a column, or the entry of a map (`attributes`, `template_answers`). */
export type Target = { field: string } | { entry: string };

/** The column that finds a record; it is never written. */
export const ID = 'id';

export interface Fields {
  /** Fields of the record. */
  own: readonly string[];
  /** The field whose entries are columns too. */
  map: string;
  /** The entries that a template defines, with their labels. */
  entries: readonly { name: string; label: string }[];
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[\s_.*-]+/g, '');

function matched(header: string, { own, map, entries }: Fields): Target | null {
  if (header.startsWith(`${map}.`)) return { entry: header.slice(map.length + 1) };
  const name = folded(header);
  const field = own.find((one) => folded(one) === name);
  if (field !== undefined) return { field };
  const entry = entries.find((one) => folded(one.name) === name || folded(one.label) === name);
  if (entry === undefined) return null;
  return own.includes(entry.name) ? { field: entry.name } : { entry: entry.name };
}

const same = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);

/** @returns the targets by position; null for a column that is not imported. Of two columns with the same name the first counts */
export function columnsByName(headers: readonly string[], fields: Fields): (Target | null)[] {
  const targets: (Target | null)[] = [];
  for (const header of headers) {
    const target = matched(header, fields);
    targets.push(target !== null && targets.some((other) => other !== null && same(other, target)) ? null : target);
  }
  return targets;
}

/** @param wanted fields by position @throws Problem 400 for an unknown field, or one that two columns map to */
export function columnsAsWanted(
  wanted: readonly string[],
  headers: readonly string[],
  { own, map }: Fields,
): (Target | null)[] {
  if (wanted.length > headers.length)
    throw fieldProblem('/column', `names ${wanted.length} columns, but the file has ${headers.length}`);
  const targets = headers.map((_, at): Target | null => {
    const name = wanted[at] ?? '';
    if (name === '') return null;
    if (name.startsWith(`${map}.`)) return { entry: name.slice(map.length + 1) };
    if (own.includes(name)) return { field: name };
    throw fieldProblem(`/column/${at}`, 'is not a field that can be imported');
  });
  const twice = targets.findIndex(
    (target, at) => target !== null && targets.slice(0, at).some((other) => other !== null && same(other, target)),
  );
  if (twice !== -1) throw fieldProblem(`/column/${twice}`, 'is the field of another column already');
  return targets;
}

/** The position of the column of a field; -1 without one. */
export const columnOfField = (targets: readonly (Target | null)[], field: string): number =>
  targets.findIndex((target) => target !== null && 'field' in target && target.field === field);

export const nameOf = (target: Target, map: string): string =>
  'field' in target ? target.field : `${map}.${target.entry}`;
