/** Matches the columns of a file with fields, by the names that people use. */
import type { ImportColumn } from '@parapet/contracts';

export interface ImportField {
  /** As the API names it, e.g. `risk_level` or `attributes.serial`. */
  name: string;
  label: string;
  /** Names under which a file may have the field, besides its label. */
  names: readonly string[];
  required: boolean;
}

/** A text without what people write differently: case, accents, spaces and signs. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * @param columns as the API has read them; it matches English names only
 * @returns for each column the name of its field; empty when it is not imported. Each field is given once, to the first column that fits
 */
export function guessColumns(columns: readonly ImportColumn[], fields: readonly ImportField[]): string[] {
  const byName = new Map<string, string>();
  for (const { name, label, names } of fields)
    for (const one of [label, name, ...names]) if (!byName.has(folded(one))) byName.set(folded(one), name);
  const taken = new Set<string>();
  return columns.map(({ header, field }) => {
    const guess = byName.get(folded(header)) ?? field ?? '';
    if (taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
}

/** Required fields to which no column goes. */
export function unmatched(columns: readonly string[], fields: readonly ImportField[]): ImportField[] {
  return fields.filter(({ name, required }) => required && !columns.includes(name));
}
