/** What all rows of an imported file have in common. */
import {
  EXPORT_TYPES,
  fieldErrorOf,
  IMPORT_ERRORS,
  type ImportColumn,
  type ImportError,
  type ImportFormats,
  type ImportQuery,
} from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import { batchesOf } from '../../platform/batches.ts';
import type { Doc, OrgDb } from '../../store/port.ts';
import { unknownReference } from '../links/named-records.ts';
import { emptyOf, fieldsOf, type Schema } from './cell-values.ts';
import { columnOfField, columnsAsWanted, columnsByName, ID, nameOf } from './columns.ts';
import { FileFormats } from './file-formats.ts';
import { csvRows } from './files/read-csv.ts';
import { xlsxRows } from './files/read-xlsx.ts';
import { SHORT, type Row, type Table, type TableBuilder } from './files/table.ts';
import { linkIds } from './link-ids.ts';
import { columnOfError, templateFields, type RowContext } from './row-input.ts';
import type { ImportKind, Outcome } from './run-rows.ts';

/** Names that one query looks for. */
const NAMES_AT_ONCE = 500;
const SAMPLES = 3;

/** The rows of a file, some at a time. @throws Problem 400 */
export const rowsOf = (contentType: string, bytes: Uint8Array, builder: TableBuilder): AsyncGenerator<readonly Row[]> =>
  contentType.startsWith(EXPORT_TYPES.xlsx) ? xlsxRows(bytes, builder) : csvRows(bytes, builder);

const shortened = (row: Row, at: number) => String(row.cells[at] ?? '').slice(0, SHORT);

export const columnsOf = ({ headers, rows }: Table, { targets, map }: RowContext): ImportColumn[] =>
  headers.map((header, at) => {
    const target = targets[at] ?? null;
    return {
      header,
      field: target && nameOf(target, map),
      samples: rows.slice(0, SAMPLES).map((row) => shortened(row, at)),
    };
  });

/** The name of the record in a row, shortened. */
export const nameIn = (row: Row, { targets, title }: Pick<RowContext, 'targets' | 'title'>) =>
  shortened(row, columnOfField(targets, title));

/** The errors of all invalid rows, up to the limit of a response. */
export function errorsOf(
  outcomes: readonly Outcome[],
  headers: readonly string[],
  { targets, map }: RowContext,
): ImportError[] {
  const errors: ImportError[] = [];
  for (const one of outcomes) {
    if (!('issues' in one)) continue;
    for (const issue of one.issues) {
      if (errors.length === IMPORT_ERRORS) return errors;
      const at = columnOfError(issue.path, targets, map);
      errors.push({
        row: one.row.number,
        column: headers[at] ?? null,
        value: shortened(one.row, at),
        error: fieldErrorOf(issue),
      });
    }
  }
  return errors;
}

/** What any template offers for a field. */
const offered = (templates: RowContext['templates'], name: string) =>
  [...templates.values()].flatMap((fields) =>
    fields.flatMap((field) => (field.name === name ? (field.options ?? []) : [])),
  );

/** @throws Problem 400 when values have two meanings and nobody said which is right */
export function assertCertain(formats: ImportFormats): void {
  for (const [name, found] of Object.entries(formats))
    if (found?.is_certain === false)
      throw fieldProblem(`/${name}`, `is needed, as the file has values such as ${found.samples.join(' and ')}`);
}

/** @throws Problem 400 for a template, or columns, that are not there */
export async function contextOf(
  kind: ImportKind,
  db: OrgDb,
  caller: Caller,
  headers: readonly string[],
  { column, existing, template_id: templateId }: ImportQuery,
): Promise<RowContext> {
  const conversions = fieldsOf(kind.schema);
  for (const [name, values] of (await kind.said?.(db)) ?? []) {
    const convert = conversions.get(name);
    if (convert === undefined) throw new Error(`${name} is no field of ${kind.entity}`);
    conversions.set(name, (cell, formats) => convert(values.get(fold(String(cell).trim())) ?? cell, formats));
  }
  const { properties = {} }: Schema = kind.schema;
  const templates = await templateFields(db, kind.templates);
  const fields = templateId === undefined ? [] : templates.get(templateId);
  if (fields === undefined) throw unknownReference(['/template_id']);
  // Only an update looks for records by their ids.
  const own = [...(existing === 'update' ? [ID] : []), ...conversions.keys()];
  const columns = { own, map: kind.map, entries: fields };
  const targets = column === undefined ? columnsByName(headers, columns) : columnsAsWanted(column, headers, columns);
  const known = new Map(
    Object.entries(kind.known ?? {}).map(([name, values]) => [
      name,
      [...new Set([...values, ...offered(templates, name)])],
    ]),
  );
  return {
    organizationId: caller.member.organization_id,
    targets,
    map: kind.map,
    conversions,
    title: kind.title,
    empty: (field) => emptyOf(properties[field] ?? {}),
    links: linkIds(db, kind.entity, caller),
    templateId,
    templates,
    known,
    formats: new FileFormats(),
  };
}

/** Leaves out the rows whose names exist already. Of rows with the same name only the first stays. */
export function newRows({ entity, title, visible }: ImportKind, db: OrgDb, caller: Caller, { targets }: RowContext) {
  const at = columnOfField(targets, title);
  const taken = new Set<string>();
  const nameOfRow = ({ cells }: Row) => String(cells[at] ?? '').trim();
  return {
    /** The names of rows that were imported before. */
    skip(rows: readonly Row[]): void {
      for (const row of rows) taken.add(nameOfRow(row));
    },

    async of(rows: readonly Row[]): Promise<Row[]> {
      const names = [...new Set(rows.map(nameOfRow))].filter((name) => !taken.has(name));
      for (const some of batchesOf(names, NAMES_AT_ONCE)) {
        const found = await db.collection<Doc>(entity).find({ $and: [visible(caller), { [title]: { $in: some } }] });
        for (const record of found) taken.add(String(Reflect.get(record, title)));
      }
      return rows.filter((row) => {
        const name = nameOfRow(row);
        if (name === '') return true;
        const isNew = !taken.has(name);
        taken.add(name);
        return isNew;
      });
    },
  };
}
