/** Creates missing tables, columns and indexes of a collection, and drops indexes that its plan no longer has. */
import type { CollectionPlan } from '../engine.ts';
import type { Connection } from './connection.ts';
import {
  derivedColumn,
  filterColumn,
  filterIndex,
  linkFields,
  linkTableOf,
  quote,
  searchTableOf,
  sortColumn,
  sortIndex,
  tableOf,
} from './names.ts';
import { shapeOf } from './rows/documents.ts';
import { fieldColumns, fieldsIn } from './rows/fields.ts';
import { dropComputed, moveFields } from './rows/move-fields.ts';
import { ORGANIZATIONS_TABLE, type Organizations } from './rows/organizations.ts';

/** Version of the file's layout. A file with another layout is refused. */
export const LAYOUT = 1;

export function markLayout(connection: Connection): void {
  connection.exec(`PRAGMA user_version = ${LAYOUT}`);
}

export function createShared(connection: Connection): void {
  connection.exec(
    `CREATE TABLE IF NOT EXISTS ${ORGANIZATIONS_TABLE} (n INTEGER PRIMARY KEY, org TEXT NOT NULL UNIQUE)`,
  );
  markLayout(connection);
}

/** @param columns of a new table, besides those of every table; adding them later would take SQLite much longer */
function createDocumentTable(connection: Connection, table: string, columns: readonly string[]): void {
  const all = [
    'n INTEGER PRIMARY KEY',
    'org INTEGER NOT NULL',
    'id TEXT NOT NULL',
    'doc BLOB NOT NULL',
    ...columns,
    'UNIQUE (org, id)',
  ];
  connection.exec(`CREATE TABLE IF NOT EXISTS ${table} (${all.join(', ')})`);
}

/** Creates what is missing. When the fields with columns have changed, moves their values between columns and documents. */
export function createTable(connection: Connection, plan: CollectionPlan, organizations: Organizations): void {
  const table = tableOf(plan);
  const derived = Object.keys(plan.derived).map((field) => ({
    column: derivedColumn(field),
    definition: `${derivedColumn(field)} DEFAULT (-9e999)`,
  }));
  createDocumentTable(connection, table, [
    ...derived.map(({ definition }) => definition),
    ...fieldColumns(shapeOf(plan).fields),
  ]);
  if (plan.search.length > 0) {
    connection.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS ${searchTableOf(plan)} USING fts5(words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    );
  }
  for (const path of linkFields(plan)) {
    connection.exec(
      `CREATE TABLE IF NOT EXISTS ${linkTableOf(plan, path)} (org INTEGER, target, n INTEGER, PRIMARY KEY (org, target, n)) WITHOUT ROWID`,
    );
  }
  dropComputed(connection, plan);
  const columns = connection
    .all({ sql: 'SELECT name FROM pragma_table_info(?)', params: [`c:${plan.name}`] })
    .map((row) => String(row['name']));
  for (const { column, definition } of derived)
    if (!columns.map(quote).includes(column)) connection.exec(`ALTER TABLE ${table} ADD COLUMN ${definition}`);
  moveFields(connection, plan, organizations, fieldsIn(columns));
}

export function dropTable(connection: Connection, plan: CollectionPlan): void {
  connection.exec(`DROP TABLE IF EXISTS ${tableOf(plan)}`);
}

/** Definitions of the plan's indexes, by name. */
function indexesOf(plan: CollectionPlan): Map<string, string> {
  const table = tableOf(plan);
  const wanted = new Map<string, string>();
  for (const path of plan.filters)
    wanted.set(filterIndex(plan, path), `INDEX %s ON ${table} (org, ${filterColumn(path)})`);
  // Has only the few documents with the mark, in order of their ids.
  for (const path of plan.marks)
    wanted.set(
      filterIndex(plan, path),
      `INDEX %s ON ${table} (org, ${filterColumn(path)}, id) WHERE ${filterColumn(path)} IS NOT NULL`,
    );
  // With the id, as pages may start in the middle of equal sort keys. Packed documents are sorted by times, of which few are equal.
  const ties = plan.packed ? '' : ', id';
  for (const field of plan.sorts)
    wanted.set(sortIndex(plan, field), `INDEX %s ON ${table} (org, ${sortColumn(plan, field)}${ties})`);
  for (const fields of plan.unique) {
    wanted.set(
      quote(`u:${plan.name}:${fields.join('+')}`),
      `UNIQUE INDEX %s ON ${table} (org, ${fields.map(filterColumn).join(', ')})`,
    );
  }
  return wanted;
}

/** @throws DuplicateError when stored documents break a new unique key */
export function createIndexesOf(connection: Connection, plan: CollectionPlan): void {
  const rows = connection.all({
    sql: `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
    params: [`c:${plan.name}`],
  });
  const wanted = new Map(
    [...indexesOf(plan)].map(([name, definition]) => [name, `CREATE ${definition.replace('%s', () => name)}`]),
  );
  for (const row of rows) {
    const name = quote(String(row['name']));
    if (wanted.get(name) === row['sql']) wanted.delete(name);
    else connection.exec(`DROP INDEX ${name}`);
  }
  for (const sql of wanted.values()) connection.run(sql);
}
