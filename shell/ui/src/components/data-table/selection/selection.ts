/**
 * What is selected in a list: some ids, or everything that matches the list's filters except some ids. The second kind
 * names rows that the browser never loaded, so a bulk operation sends the filters with it.
 */
export type RowSelection = { kind: 'ids'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> };

export const NO_ROWS: RowSelection = { kind: 'ids', ids: new Set() };

/** Everything that matches, on all pages. */
export const ALL_ROWS: RowSelection = { kind: 'all', except: new Set() };

/** A selection of these rows. */
export function selectRows(ids: Iterable<string>): RowSelection {
  return { kind: 'ids', ids: new Set(ids) };
}

export function isSelected(selection: RowSelection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** @param matching rows on all pages that match; needed to count "all except" */
export function countSelected(selection: RowSelection, matching = 0): number {
  return selection.kind === 'ids' ? selection.ids.size : Math.max(0, matching - selection.except.size);
}

/** The selection with these rows in it (`on`) or out of it. */
export function withRows(selection: RowSelection, ids: Iterable<string>, on: boolean): RowSelection {
  const listed = new Set(selection.kind === 'ids' ? selection.ids : selection.except);
  const add = on === (selection.kind === 'ids');
  for (const id of ids) {
    if (add) listed.add(id);
    else listed.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: listed } : { kind: 'all', except: listed };
}

/** The ids from one row to another, both included, in the order of `ids`; only `to` when `from` is not listed. */
export function between(ids: readonly string[], from: string | null, to: string): string[] {
  const end = ids.indexOf(to);
  const start = from === null ? -1 : ids.indexOf(from);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
