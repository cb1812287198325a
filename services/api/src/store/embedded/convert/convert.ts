/**
 * Converts a file with an older layout. Writes a new file, which replaces the old one when it is complete. When that is
 * interrupted, the old file is unchanged, and the next start tries again.
 */
import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NO_ORGANIZATION, type CollectionPlan } from '../../engine.ts';
import type { JsonObject } from '../../json.ts';
import { OWN } from '../../plans.ts';
import { StartError } from '../../start-error.ts';
import { Connection } from '../connection.ts';
import { removeDatabase, sync } from '../files.ts';
import { quote, TABLE_PREFIX } from '../names.ts';
import { documentText, makeShape, shapeOf } from '../rows/documents.ts';
import { fieldColumns, fieldValues } from '../rows/fields.ts';
import { Organizations, rowRange } from '../rows/organizations.ts';
import { createDocumentTable, createShared, createTable, LAYOUT } from '../schema.ts';

/** Prefix of the ids of signatures of derived values. They are not copied, so that the values are computed again. */
const SIGNATURES = 'derived:';

/**
 * @param file may not exist yet; must not be open elsewhere
 * @throws StartError when it was written by a newer version
 */
export function convertOld(file: string, plans: ReadonlyMap<string, CollectionPlan>): void {
  const fresh = `${file}.new`;
  removeDatabase(fresh);
  if (!existsSync(file)) return;
  const old = new DatabaseSync(file, { timeout: 5000 });
  try {
    const layout = Number(old.prepare('PRAGMA user_version').get()?.['user_version']);
    if (layout > LAYOUT)
      throw new StartError(
        `The data was used by a newer version of Parapet (layout ${layout}; this one knows ${LAYOUT}). Use that version, or a backup.`,
      );
    const tables = tablesOf(old);
    if (layout === LAYOUT || tables.length === 0) return;
    process.stderr.write('Converting the data of an older version of Parapet …\n');
    // Removes the write-ahead log, which must not be applied to the new file.
    old.exec('PRAGMA journal_mode = DELETE');
    copy(old, tables, fresh, plans);
  } catch (error) {
    removeDatabase(fresh);
    throw error;
  } finally {
    old.close();
  }
  sync(fresh);
  renameSync(fresh, file);
  sync(dirname(file));
}

function tablesOf(old: DatabaseSync): string[] {
  const rows = old
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '${TABLE_PREFIX}%'`)
    .all();
  return rows.map(({ name }) => String(name));
}

function copy(
  old: DatabaseSync,
  tables: readonly string[],
  fresh: string,
  plans: ReadonlyMap<string, CollectionPlan>,
): void {
  const connection = new Connection(fresh);
  try {
    // Safe, as an incomplete file is discarded.
    connection.db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    createShared(connection);
    const organizations = new Organizations(connection);
    for (const table of tables) {
      const plan = plans.get(table.slice(TABLE_PREFIX.length));
      if (plan === undefined) createDocumentTable(connection, quote(table));
      else createTable(connection, plan, organizations);
    }
    connection.db.exec('BEGIN');
    for (const table of tables)
      copyTable(old, table, connection, organizations, plans.get(table.slice(TABLE_PREFIX.length)));
    connection.db.exec('COMMIT');
  } finally {
    connection.close();
  }
}

/** @param plan undefined when the collection is no longer in the spec */
function copyTable(
  old: DatabaseSync,
  table: string,
  connection: Connection,
  organizations: Organizations,
  plan: CollectionPlan | undefined,
): void {
  const lastRows = new Map<number, number>();
  for (const row of old.prepare(`SELECT org, json(doc) AS doc FROM ${quote(table)} ORDER BY n`).iterate()) {
    const organizationId = String(row['org']);
    const fields: JsonObject = JSON.parse(String(row['doc']));
    const doc = {
      ...fields,
      _id: String(fields['_id']),
      ...(organizationId !== NO_ORGANIZATION && { organization_id: organizationId }),
    };
    if (table === TABLE_PREFIX + OWN.meta && doc._id.startsWith(SIGNATURES)) continue;
    const organization = organizations.numberFor(organizationId);
    const n = (lastRows.get(organization) ?? rowRange(organization)[0]) + 1;
    lastRows.set(organization, n);
    const shape = plan
      ? shapeOf(plan)
      : makeShape({ system: organizationId === NO_ORGANIZATION, packed: false }, { filters: [], sorts: [] });
    // Derived values are computed after the migrations.
    const columns = fieldColumns(shape.fields);
    const names = ['n', 'org', 'id', 'doc', ...columns].join(', ');
    const parameters = ['?', '?', '?', shape.parameter, ...columns.map(() => '?')].join(', ');
    connection.run(
      `INSERT INTO ${quote(table)} (${names}) VALUES (${parameters})`,
      n,
      organization,
      doc._id,
      documentText(shape, doc),
      ...fieldValues(shape.fields, doc),
    );
  }
}
