/** The records that the rows of a file are for, when an import updates them. */
import { ALL_ROWS, fold, isPicked, pickedRows, type PickedRows } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import type { ImportQuery } from '@parapet/contracts';
import type { OrgDb } from '../../store/port.ts';
import { ID } from './columns.ts';
import type { Cell, Row } from './files/table.ts';
import type { RowContext } from './row-input.ts';
import type { ImportKind, Match } from './run-rows.ts';

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

export class ExistingRecords {
  readonly #db: OrgDb;
  readonly #caller: Caller;
  readonly #kind: ImportKind;
  readonly #idAt: number;
  readonly #nameAt: number;
  readonly #picked: PickedRows;
  /** Ids and folded names of the rows so far. */
  readonly #seen = new Set<string>();
  /** Ids by folded name, of all records that the person sees. Read once, for the first row without an id. */
  #named: Promise<ReadonlyMap<string, readonly string[]>> | null = null;

  constructor(kind: ImportKind, db: OrgDb, caller: Caller, { targets }: RowContext, query: ImportQuery) {
    const at = (name: string) =>
      targets.findIndex((target) => target !== null && 'field' in target && target.field === name);
    this.#db = db;
    this.#caller = caller;
    this.#kind = kind;
    this.#idAt = at(ID);
    this.#nameAt = at(kind.title);
    this.#picked = query.changed_rows === undefined ? ALL_ROWS : pickedRows(query.changed_rows);
  }

  /** Rows come in the order of the file. Whether there is a record with the id of a row is found out when the row is written. */
  async of(rows: readonly Row[]): Promise<ReadonlyMap<Row, Match>> {
    const matches = new Map<Row, Match>();
    for (const row of rows) {
      const match = await this.#matchOf(row);
      if (match !== null)
        matches.set(row, 'id' in match && !isPicked(this.#picked, row.number) ? { leftOut: 'not_picked' } : match);
    }
    return matches;
  }

  async #matchOf({ cells }: Row): Promise<Match | null> {
    const id = textOf(cells[this.#idAt]);
    if (id !== '') return this.#once(id);
    const name = fold(textOf(cells[this.#nameAt]));
    if (name === '') return null;
    this.#named ??= this.#readNames();
    const [found, ...others] = (await this.#named).get(name) ?? [];
    if (others.length > 0) return { leftOut: 'ambiguous' };
    if (found !== undefined) return this.#once(found);
    // Of new rows with the same name only the first is created.
    const key = `name ${name}`;
    if (this.#seen.has(key)) return { leftOut: 'twice' };
    this.#seen.add(key);
    return null;
  }

  #once(id: string): Match {
    if (this.#seen.has(id)) return { leftOut: 'twice' };
    this.#seen.add(id);
    return { id };
  }

  async #readNames(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { entity, title, visible } = this.#kind;
    const found = await this.#db
      .collection(entity)
      .positions(visible(this.#caller), { sort: { field: `${title}_folded`, direction: 1 } });
    const ids = new Map<string, string[]>();
    for (const { value, id } of found) {
      const name = String(value);
      ids.set(name, [...(ids.get(name) ?? []), id]);
    }
    return ids;
  }
}
