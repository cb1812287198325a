/** Moves the values of fields between columns and documents, after the spec of a collection has changed. */
import type { CollectionPlan } from '../../engine.ts';
import type { Connection } from '../connection.ts';
import { quote, tableOf } from '../names.ts';
import { documentOf, documentText, makeShape, shapeOf } from './documents.ts';
import { fieldColumns, fieldValues, type Fields } from './fields.ts';
import type { Organizations } from './organizations.ts';

const BATCH = 500;

/** Drops columns that an earlier version computed from the documents. {@link moveFields} adds them again, with values of their own. */
export function dropComputed(connection: Connection, plan: CollectionPlan): void {
  const computed = connection.all({
    sql: 'SELECT name FROM pragma_table_xinfo(?) WHERE hidden > 0',
    params: [`c:${plan.name}`],
  });
  if (computed.length > 0) dropIndexes(connection, plan);
  for (const { name } of computed) connection.exec(`ALTER TABLE ${tableOf(plan)} DROP COLUMN ${quote(String(name))}`);
}

/** @param old the fields that have columns so far */
export function moveFields(
  connection: Connection,
  plan: CollectionPlan,
  organizations: Organizations,
  old: Fields,
): void {
  const [now, before] = [fieldColumns(shapeOf(plan).fields), fieldColumns(old)];
  const [added, dropped] = [
    now.filter((column) => !before.includes(column)),
    before.filter((column) => !now.includes(column)),
  ];
  if (added.length + dropped.length === 0) return;
  const table = tableOf(plan);
  connection.transaction(() => {
    dropIndexes(connection, plan);
    for (const column of added) connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    rewrite(connection, plan, organizations, old);
    for (const column of dropped) connection.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  });
}

/** A column with an index cannot be dropped. The indexes of the new spec are created later. */
function dropIndexes(connection: Connection, plan: CollectionPlan): void {
  const sql = `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`;
  for (const { name } of connection.all({ sql, params: [`c:${plan.name}`] }))
    connection.exec(`DROP INDEX ${quote(String(name))}`);
}

function rewrite(connection: Connection, plan: CollectionPlan, organizations: Organizations, old: Fields): void {
  const [from, to] = [makeShape(plan, old), shapeOf(plan)];
  const assignments = [`doc = ${to.parameter}`, ...fieldColumns(to.fields).map((column) => `${column} = ?`)].join(', ');
  for (let last = 0; ;) {
    const rows = connection.all({
      sql: `SELECT n, org, ${from.select} FROM ${tableOf(plan)} WHERE n > ? ORDER BY n LIMIT ?`,
      params: [last, BATCH],
    });
    if (rows.length === 0) return;
    for (const row of rows) {
      last = Number(row['n']);
      const doc = documentOf(from, row, organizations.idOf(Number(row['org'])));
      connection.run(
        `UPDATE ${tableOf(plan)} SET ${assignments} WHERE n = ?`,
        documentText(to, doc),
        ...fieldValues(to.fields, doc),
        last,
      );
    }
  }
}
