/** Creates records from a file: all rows are checked first, in transactions that are rolled back, and then written. */
import {
  EXPORT_TYPES,
  fieldErrorOf,
  IMPORT_ERRORS,
  IMPORT_MISSING_NAMES,
  type ImportError,
  type ImportFormats,
  type ImportQuery,
  type ImportResult,
} from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import { readAs } from '../caller.ts';
import { unknownReference } from '../links/named-records.ts';
import { fieldsOf } from './cell-values.ts';
import { columnsAsWanted, columnsByName, nameOf } from './columns.ts';
import { withImportClaim } from './import-claim.ts';
import { FileFormats } from './file-formats.ts';
import { linkIds } from './link-ids.ts';
import { readCsv } from './files/read-csv.ts';
import { readXlsx } from './files/read-xlsx.ts';
import { columnOfError, learnFormats, learnLinks, templateFields, type RowContext } from './row-input.ts';
import { rowRunner, type ImportKind, type Outcome } from './run-rows.ts';
import { SHORT, type Row, type Table } from './files/table.ts';

/** Names that one query looks for. */
const NAMES_AT_ONCE = 500;
const SAMPLES = 3;

async function tableOf(contentType: string, bytes: Uint8Array): Promise<Table> {
  return contentType.startsWith(EXPORT_TYPES.xlsx) ? readXlsx(bytes) : readCsv(bytes);
}

const shortened = (row: Row, at: number) => String(row.cells[at] ?? '').slice(0, SHORT);

/** The errors of all invalid rows, up to the limit of a response. */
function errorsOf(outcomes: readonly Outcome[], { headers }: Table, { targets, map }: RowContext): ImportError[] {
  const errors: ImportError[] = [];
  for (const one of outcomes) {
    if ('id' in one) continue;
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
function assertCertain(formats: ImportFormats): void {
  for (const [name, found] of Object.entries(formats))
    if (found?.is_certain === false)
      throw fieldProblem(`/${name}`, `is needed, as the file has values such as ${found.samples.join(' and ')}`);
}

export function importService(store: Store, kind: ImportKind) {
  const conversions = fieldsOf(kind.schema);
  const run = rowRunner(store, kind);

  async function contextOf(
    db: OrgDb,
    caller: Caller,
    { headers }: Table,
    { column, template_id: templateId }: ImportQuery,
  ): Promise<RowContext> {
    const templates = await templateFields(db, kind.templates);
    const fields = templateId === undefined ? [] : templates.get(templateId);
    if (fields === undefined) throw unknownReference(['/template_id']);
    const columns = { own: [...conversions.keys()], map: kind.map, entries: fields };
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
      links: linkIds(db, kind.entity, caller),
      templateId,
      templates,
      known,
      formats: new FileFormats(),
    };
  }

  /** The rows whose names do not exist yet. Of rows with the same name only the first is included. */
  async function newRows(db: OrgDb, caller: Caller, rows: readonly Row[], { targets }: RowContext): Promise<Row[]> {
    const at = targets.findIndex((target) => target !== null && 'field' in target && target.field === kind.title);
    const nameIn = ({ cells }: Row) => String(cells[at] ?? '').trim();
    const names = [...new Set(rows.map(nameIn))];
    const taken = new Set<string>();
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      const found = await db
        .collection<Doc>(kind.entity)
        .find({ $and: [kind.visible(caller), { [kind.title]: { $in: names.slice(from, from + NAMES_AT_ONCE) } }] });
      for (const record of found) taken.add(String(Reflect.get(record, kind.title)));
    }
    return rows.filter((row) => {
      const name = nameIn(row);
      if (name === '') return true;
      const isNew = !taken.has(name);
      taken.add(name);
      return isNew;
    });
  }

  /** Checks the rows, and writes them unless the query says otherwise. */
  async function importRows(
    caller: Caller,
    query: ImportQuery,
    table: Table,
    context: RowContext,
  ): Promise<Omit<ImportResult, 'rows' | 'columns'>> {
    await learnLinks(table.rows, context);
    await learnFormats(table.rows, context);
    const formats = context.formats.decide(query);
    if (query.dry_run !== true) assertCertain(formats);
    const db = readAs(store, caller);
    const wanted = query.existing === 'create' ? table.rows : await newRows(db, caller, table.rows, context);
    const createMissing = query.create_missing === true;
    const checked = await run(caller, wanted, context, { isCheck: true, createMissing });
    const right = checked.filter((one) => 'id' in one).map(({ row }) => row);
    const isWritten = query.dry_run !== true && (right.length === wanted.length || query.skip_invalid === true);
    const written = isWritten ? await run(caller, right, context, { isCheck: false, createMissing }) : [];

    const created = written.filter((one) => 'id' in one);
    const refused = written.length - created.length;
    const missing = new Set((isWritten ? written : checked).flatMap((one) => ('id' in one ? one.missing : [])));
    return {
      right: right.length - refused,
      wrong: wanted.length - right.length + refused,
      existing: table.rows.length - wanted.length,
      imported: created.length,
      missing: missing.size,
      missing_names: [...missing].slice(0, IMPORT_MISSING_NAMES),
      formats,
      errors: errorsOf([...checked, ...written], table, context),
      ids: created.map(({ id }) => id),
    };
  }

  /** @throws Problem 400 for a file that cannot be read, or columns that are not there */
  return async (caller: Caller, query: ImportQuery, contentType: string, bytes: Uint8Array): Promise<ImportResult> => {
    const table = await tableOf(contentType, bytes);
    const db = readAs(store, caller);
    const context = await contextOf(db, caller, table, query);
    const columns = table.headers.map((header, at) => {
      const target = context.targets[at] ?? null;
      return {
        header,
        field: target && nameOf(target, kind.map),
        samples: table.rows.slice(0, SAMPLES).map((row) => shortened(row, at)),
      };
    });
    const rows = table.rows.length;
    if (query.preview === true)
      return {
        rows,
        right: 0,
        wrong: 0,
        existing: 0,
        imported: 0,
        missing: 0,
        missing_names: [],
        columns,
        formats: { decimal_sign: null, day_order: null },
        errors: [],
        ids: [],
      };

    const write = () => importRows(caller, query, table, context);
    const result =
      query.dry_run === true
        ? await write()
        : await withImportClaim(
            store,
            { organizationId: caller.member.organization_id, entity: kind.entity },
            bytes,
            write,
          );
    return { ...result, rows, columns };
  };
}
