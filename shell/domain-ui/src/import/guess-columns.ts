/** Matches the columns of a file with fields, by the names that people use and by what the columns hold. */
import type { ImportColumn } from '@parapet/contracts';

export interface ImportField {
  /** As the API names it, e.g. `risk_level` or `attributes.serial`. */
  name: string;
  label: string;
  /** Names under which a file may have the field, besides its label. */
  names: readonly string[];
  /** What others call it. */
  synonyms?: readonly string[];
  /** Whether a value is one that hardly any other field has. */
  holds?: (value: string) => boolean;
  required: boolean;
}

/** How a column was matched: by the name of the field, by another name for it, or by its values. */
export type MatchedBy = 'name' | 'synonym' | 'values';
export interface ColumnMatch {
  /** Name of the field; empty when the column is not imported. */
  field: string;
  by: MatchedBy | null;
}

/** A text without what people write differently: case, accents, spaces and signs. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A header without what explains it: 'Impact (1-5)'. */
const plain = (header: string) => folded(header.replaceAll(/\([^)]*\)/g, ''));

/** @param namesOf what a field is called @returns fields by their names; of two with the same name the first counts */
function fieldsBy(fields: readonly ImportField[], namesOf: (field: ImportField) => readonly string[]) {
  const found = new Map<string, string>();
  for (const field of fields)
    for (const one of namesOf(field)) if (!found.has(folded(one))) found.set(folded(one), field.name);
  return found;
}

/**
 * @param columns as the API has read them; it matches English names only
 * @returns what became of each column. Each field is given once: first to a column with its name, then to one with a synonym, then to one with its values
 */
export function matchColumns(columns: readonly ImportColumn[], fields: readonly ImportField[]): ColumnMatch[] {
  const byName = fieldsBy(fields, ({ label, name, names }) => [label, name, ...names]);
  const bySynonym = fieldsBy(fields, ({ synonyms = [] }) => synonyms);
  const byValues = ({ samples }: ImportColumn) => {
    const filled = samples.map((sample) => sample.trim()).filter((sample) => sample !== '');
    return filled.length === 0 ? undefined : fields.find(({ holds }) => holds && filled.every(holds))?.name;
  };
  const ways: readonly [MatchedBy, (column: ImportColumn) => string | null | undefined][] = [
    ['name', ({ header, field }) => byName.get(folded(header)) ?? field],
    [
      'synonym',
      ({ header }) => bySynonym.get(folded(header)) ?? byName.get(plain(header)) ?? bySynonym.get(plain(header)),
    ],
    ['values', byValues],
  ];
  const matches = columns.map((): ColumnMatch => ({ field: '', by: null }));
  const taken = new Set<string>(['']);
  for (const [by, fieldOf] of ways)
    columns.forEach((column, at) => {
      const field = fieldOf(column) ?? '';
      if (matches[at]?.field !== '' || taken.has(field)) return;
      taken.add(field);
      matches[at] = { field, by };
    });
  return matches;
}

/** For each column the name of its field; empty when it is not imported. */
export const guessColumns = (columns: readonly ImportColumn[], fields: readonly ImportField[]): string[] =>
  matchColumns(columns, fields).map(({ field }) => field);

/** Required fields to which no column goes. */
export function unmatched(columns: readonly string[], fields: readonly ImportField[]): ImportField[] {
  return fields.filter(({ name, required }) => required && !columns.includes(name));
}
