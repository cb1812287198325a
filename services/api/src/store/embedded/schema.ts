/** Tables, generated columns and indexes of a collection, made when missing and dropped when no longer asked for. */
import type { CollectionPlan } from '../engine.ts';
import { sha256 } from '#platform/sha256';
import type { Connection } from './connection.ts';
import { derivedColumn, extract, filterColumn, filterFields, filterIndex, quote, searchTableOf, sortColumn, sortIndex, tableOf, WORDS_COLUMN } from './names.ts';

/** Numbers that stand for organisations in the words of the search tables. */
export const ORGANIZATIONS_TABLE = '"organizations"';

export function createShared(connection: Connection): void {
  connection.db.exec(`CREATE TABLE IF NOT EXISTS ${ORGANIZATIONS_TABLE} (n INTEGER PRIMARY KEY, org TEXT NOT NULL UNIQUE)`);
}

export function createTable(connection: Connection, plan: CollectionPlan): void {
  const table = tableOf(plan);
  connection.db.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (n INTEGER PRIMARY KEY, org TEXT NOT NULL, id TEXT NOT NULL, doc BLOB NOT NULL, UNIQUE (org, id))`,
  );
  if (plan.search.length > 0) {
    connection.db.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS ${searchTableOf(plan)} USING fts5(words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    );
  }
  const columns = new Set(connection.all({ sql: 'SELECT name FROM pragma_table_xinfo(?)', params: [`c:${plan.name}`] }).map((row) => quote(String(row['name']))));
  const add = (column: string, definition: string) => {
    if (!columns.has(column)) connection.db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
  };
  for (const path of filterFields(plan)) add(filterColumn(path), `GENERATED ALWAYS AS (${extract(path)}) VIRTUAL`);
  for (const field of plan.sorts) {
    const column = sortColumn(plan, field);
    if (column !== derivedColumn(field)) add(column, `GENERATED ALWAYS AS (ifnull(${extract(field)}, -9e999)) VIRTUAL`);
  }
  if (plan.search.length > 0) add(WORDS_COLUMN, "TEXT NOT NULL DEFAULT ''");
  for (const field of Object.keys(plan.derived)) add(derivedColumn(field), 'DEFAULT (-9e999)');
}

export function dropTable(connection: Connection, plan: CollectionPlan): void {
  connection.db.exec(`DROP TABLE IF EXISTS ${tableOf(plan)}`);
}

/** Name and definition of every index that the plan asks for. */
function indexesOf(plan: CollectionPlan): Map<string, string> {
  const table = tableOf(plan);
  const filters = plan.filters.map(filterColumn);
  const wanted = new Map<string, string>();
  for (const path of plan.filters) wanted.set(filterIndex(plan, path), `INDEX %s ON ${table} (org, ${filterColumn(path)})`);
  // Those that carry a mark are taken in the order of their ids.
  for (const path of plan.marks) wanted.set(filterIndex(plan, path), `INDEX %s ON ${table} (org, ${filterColumn(path)}, id)`);
  for (const field of plan.sorts) {
    // The id follows the sort key, so that a page starts with a seek even among ties; the filters make it covering.
    wanted.set(sortIndex(plan, field), `INDEX %s ON ${table} (${['org', sortColumn(plan, field), 'id', ...filters].join(', ')})`);
  }
  for (const fields of plan.unique) {
    wanted.set(quote(`u:${plan.name}:${fields.join('+')}`), `UNIQUE INDEX %s ON ${table} (org, ${fields.map(filterColumn).join(', ')})`);
  }
  return wanted;
}

/** @throws DuplicateError when documents that are there break a new unique key */
export function createIndexesOf(connection: Connection, plan: CollectionPlan): void {
  const rows = connection.all({ sql: `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`, params: [`c:${plan.name}`] });
  const have = new Map(rows.map((row) => [quote(String(row['name'])), sha256(String(row['sql']))]));
  const wanted = new Map([...indexesOf(plan)].map(([name, definition]) => [name, `CREATE ${definition.replace('%s', () => name)}`]));
  for (const [name, signature] of have) {
    const sql = wanted.get(name);
    if (sql !== undefined && sha256(sql) === signature) wanted.delete(name);
    else connection.db.exec(`DROP INDEX ${name}`);
  }
  for (const sql of wanted.values()) connection.run(sql);
}
