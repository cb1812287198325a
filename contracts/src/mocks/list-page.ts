/** A page of any list: sorted, counted, cut; the items are filtered already. */
import { fieldProblem } from './problem.ts';

type SortValue = string | number;

export interface ListRequest<T> {
  /** As the caller named it, with a minus in front when it is turned round. */
  sort: string;
  /** What that sort compares. */
  value: (item: T) => SortValue;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface Page<T> {
  items: T[];
  total: number;
  next_cursor: string | null;
}

const DEFAULT_LIMIT = 50;

/** @throws MockProblem 400 when the cursor does not belong to this list */
export function listPage<T extends { id: string }>(items: readonly T[], { sort, value, cursor, limit = DEFAULT_LIMIT }: ListRequest<T>): Page<T> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const order = (a: Place, b: Place) => direction * (compare(a.value, b.value) || compare(a.id, b.id));
  const placeOf = (item: T): Place => ({ value: value(item), id: item.id });
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const sorted = items.toSorted((a, b) => order(placeOf(a), placeOf(b)));
  const rest = after === undefined ? sorted : sorted.filter((item) => order(placeOf(item), after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const more = rest.length > limit && last !== undefined;
  return { items: page, total: items.length, next_cursor: more ? encodeCursor(sort, placeOf(last)) : null };
}

function compare(a: SortValue, b: SortValue): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A place in a list, bound to the order of the list. */
interface Place {
  value: SortValue;
  id: string;
}

function encodeCursor(sort: string, { value, id }: Place): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, value, id]));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeCursor(sort: string, cursor: string): Place {
  const parts = parse(cursor);
  if (Array.isArray(parts) && parts.length === 3) {
    const [of, value, id]: unknown[] = parts;
    if (of === sort && typeof id === 'string' && (typeof value === 'string' || typeof value === 'number')) return { value, id };
  }
  throw fieldProblem('/cursor', 'is not a cursor of this list');
}

function parse(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    // Whatever it was, it is none of our cursors; the caller says so.
    return undefined;
  }
}
