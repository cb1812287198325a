/** A page of any list: sorted, counted, cut; the items are filtered already. */
import { MAX_SEARCH_WORDS, searchedWords, words, wordsMatch } from '../rules/index.ts';
import { fieldProblem } from './problem.ts';

type SortValue = string | number;

export interface ListRequest<T> {
  /** As the caller named it, with a minus in front when it is turned round. */
  sort: string;
  /** What that sort compares. */
  value: (item: T) => SortValue;
  /** Words to look for, and the texts of an item that they are looked for in. */
  search?: { q: string | undefined; texts: (item: T) => readonly string[] };
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface Page<T> {
  items: T[];
  total: number;
  next_cursor: string | null;
}

const DEFAULT_LIMIT = 50;

/** @throws MockProblem 400 when the cursor does not belong to this list, or too many words are searched for */
export function listPage<T extends { id: string }>(items: readonly T[], { sort, value, search, cursor, limit = DEFAULT_LIMIT }: ListRequest<T>): Page<T> {
  const found = search === undefined ? items : searched(items, search);
  const direction = sort.startsWith('-') ? -1 : 1;
  const order = (a: Place, b: Place) => direction * (compare(a.value, b.value) || compare(a.id, b.id));
  const placeOf = (item: T): Place => ({ value: value(item), id: item.id });
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const sorted = found.toSorted((a, b) => order(placeOf(a), placeOf(b)));
  const rest = after === undefined ? sorted : sorted.filter((item) => order(placeOf(item), after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const more = rest.length > limit && last !== undefined;
  return { items: page, total: found.length, next_cursor: more ? encodeCursor(sort, placeOf(last)) : null };
}

/**
 * The order of a list.
 * @param sort as the caller named it
 * @param values what is compared, by the names that callers use
 */
export function sortedBy<T, F extends string>(sort: F | `-${F}`, values: Readonly<Record<F, (item: T) => SortValue>>, standard: NoInfer<F>): Pick<ListRequest<T>, 'sort' | 'value'> {
  const name = sort.replace('-', '');
  const known = (one: string): one is F => Object.hasOwn(values, one);
  return { sort, value: values[known(name) ? name : standard] };
}

/** Whether a value is among those that a filter names; always when there is no filter. */
export function among<V>(wanted: readonly V[] | undefined, value: NoInfer<V> | null): boolean {
  return wanted === undefined || (value !== null && wanted.includes(value));
}

function searched<T>(items: readonly T[], { q = '', texts }: NonNullable<ListRequest<T>['search']>): T[] {
  const prefixes = searchedWords(q);
  if (prefixes === null) return [];
  if (prefixes.length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  return items.filter((item) => wordsMatch(words(...texts(item)), prefixes));
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
