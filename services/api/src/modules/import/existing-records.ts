/** The records that the rows of a file are for, when an import updates them. */
import { ALL_ROWS, fold, isPicked, pickedRows } from '@parapet/contracts/rules';
import type { Caller } from '../../pipeline/call.ts';
import type { ImportQuery } from '@parapet/contracts';
import type { OrgDb } from '../../store/port.ts';
import { columnOfField, ID } from './columns.ts';
import type { Cell, Row } from './files/table.ts';
import type { RowContext } from './row-input.ts';
import type { ImportKind, Match } from './run-rows.ts';

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

/** Rows come in the order of the file. @returns finds their records; whether there is one with the id of a row is found out when the row is written */
export function existingRecords(
  { entity, title, visible }: ImportKind,
  db: OrgDb,
  caller: Caller,
  { targets }: RowContext,
  query: ImportQuery,
): (rows: readonly Row[]) => Promise<ReadonlyMap<Row, Match>> {
  const [idAt, nameAt] = [columnOfField(targets, ID), columnOfField(targets, title)];
  const picked = query.changed_rows === undefined ? ALL_ROWS : pickedRows(query.changed_rows);
  /** Ids and folded names of the rows so far. */
  const seen = new Set<string>();
  /** By folded name, all records that the person sees. Read once, for the first row without an id. */
  let named: Promise<ReadonlyMap<string, readonly { id: string }[]>> | null = null;

  async function readNames() {
    const found = await db
      .collection(entity)
      .positions(visible(caller), { sort: { field: `${title}_folded`, direction: 1 } });
    return Map.groupBy(found, ({ value }) => String(value));
  }

  function once(id: string): Match {
    if (seen.has(id)) return { leftOut: 'twice' };
    seen.add(id);
    return { id };
  }

  async function matchOf({ cells }: Row): Promise<Match | null> {
    const id = textOf(cells[idAt]);
    if (id !== '') return once(id);
    const name = fold(textOf(cells[nameAt]));
    if (name === '') return null;
    named ??= readNames();
    const [found, ...others] = (await named).get(name) ?? [];
    if (others.length > 0) return { leftOut: 'ambiguous' };
    if (found !== undefined) return once(found.id);
    // Of new rows with the same name only the first is created.
    const created = once(`name ${name}`);
    return 'leftOut' in created ? created : null;
  }

  return async (rows) => {
    const matches = new Map<Row, Match>();
    for (const row of rows) {
      const match = await matchOf(row);
      if (match !== null)
        matches.set(row, 'id' in match && !isPicked(picked, row.number) ? { leftOut: 'not_picked' } : match);
    }
    return matches;
  };
}
