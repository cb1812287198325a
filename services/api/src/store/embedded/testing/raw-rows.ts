/** For tests: access to the file without the store. */
import { join } from 'node:path';
import type { RawData } from '../../testing/raw-data-port.ts';
import type { Stored } from '../../engine.ts';
import type { JsonObject } from '../../json.ts';
import { Connection } from '../connection.ts';
import { quote } from '../names.ts';
import { documentOf, documentText, makeShape, type Shape } from '../rows/documents.ts';
import { fieldColumns, fieldsIn, fieldValues } from '../rows/fields.ts';
import { Organizations, rowRange } from '../rows/organizations.ts';

/** Audit entries and seals are packed. No other collection of organizations has a name that starts with an underscore. */
const isPacked = (collection: string) => collection.startsWith('_');

class RawRows {
  readonly #connection: Connection;
  readonly #shape: Shape;
  readonly #table: string;
  readonly #organizationId: string;
  readonly #organization: number;

  constructor(connection: Connection, collection: string, organizationId: string) {
    this.#connection = connection;
    this.#table = quote(`c:${collection}`);
    const columns = connection
      .all({ sql: 'SELECT name FROM pragma_table_info(?)', params: [`c:${collection}`] })
      .map((row) => String(row['name']));
    this.#shape = makeShape({ system: false, packed: isPacked(collection) }, fieldsIn(columns));
    this.#organizationId = organizationId;
    this.#organization = new Organizations(connection).numberFor(organizationId);
  }

  read(id: string): Stored | null {
    const row = this.#connection.get({
      sql: `SELECT ${this.#shape.select} FROM ${this.#table} WHERE org = ? AND id = ?`,
      params: [this.#organization, id],
    });
    return row === undefined ? null : documentOf(this.#shape, row, this.#organizationId);
  }

  insert(doc: Stored): void {
    // In the middle of the organization's range, where no other row is.
    const n = rowRange(this.#organization).reduce((sum, end) => sum + end, 0) / 2;
    this.#connection.run(
      `INSERT INTO ${this.#table} (n, org, id, doc) VALUES (?, ?, ?, ${this.#shape.parameter})`,
      n,
      this.#organization,
      doc._id,
      this.#text(doc),
    );
    this.replace(doc._id, doc);
  }

  replace(id: string, fields: JsonObject): void {
    const assignments = [
      `doc = ${this.#shape.parameter}`,
      ...fieldColumns(this.#shape.fields).map((column) => `${column} = ?`),
    ].join(', ');
    const values = [this.#text({ ...fields, _id: id }), ...fieldValues(this.#shape.fields, fields)];
    this.#connection.run(
      `UPDATE ${this.#table} SET ${assignments} WHERE org = ? AND id = ?`,
      ...values,
      this.#organization,
      id,
    );
  }

  remove(id: string): void {
    this.#connection.run(`DELETE FROM ${this.#table} WHERE org = ? AND id = ?`, this.#organization, id);
  }

  #text(doc: Stored) {
    return documentText(this.#shape, { ...doc, organization_id: this.#organizationId });
  }
}

export function rawEmbedded(dataDir: string): RawData {
  function use(collection: string, organizationId: string, work: (rows: RawRows) => void): void {
    const connection = new Connection(join(dataDir, 'parapet.sqlite'));
    try {
      work(new RawRows(connection, collection, organizationId));
    } finally {
      connection.close();
    }
  }
  return {
    tamper: async (collection, organizationId, id, change) =>
      use(collection, organizationId, (rows) => {
        const stored = rows.read(id);
        if (stored === null) throw new Error(`no ${collection} ${id}`);
        const after = change(stored);
        if (after === null) rows.remove(id);
        else rows.replace(id, after);
      }),
    plant: async (collection, organizationId, doc) => use(collection, organizationId, (rows) => rows.insert(doc)),
  };
}
