import { useCallback, useRef } from 'react';
import { useSearch, type SearchChangeOptions } from './use-search.ts';

type Simple = string | number | boolean | readonly string[];
/** Widens the literal types of initial values, e.g. `'open'` to `string` and `5` to `number`, since a URL can hold any text. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : readonly string[];

function read<T extends Simple>(texts: readonly string[], initial: T): Simple {
  const first = texts[0];
  if (first === undefined) return initial;
  if (typeof initial === 'number') {
    const number = Number(first);
    return first.trim() === '' || Number.isNaN(number) ? initial : number;
  }
  if (typeof initial === 'boolean') return first === 'true';
  if (typeof initial === 'string') return first;
  return texts.filter((text) => text !== '');
}

function write(search: URLSearchParams, key: string, value: Simple, initial: Simple): void {
  search.delete(key);
  if (JSON.stringify(value) === JSON.stringify(initial)) return;
  if (typeof value === 'object') for (const text of value.length > 0 ? value : ['']) search.append(key, text);
  else search.append(key, String(value));
}

/**
 * A piece of state that lives in the query of the URL, so that it can be shared, bookmarked and survives a reload. The
 * type of `initial` says how it is read; a value equal to `initial` is left out of the URL.
 * `set(value, { push: true })` makes a history entry, so that Back returns to the value before.
 */
export function useUrlState<const T extends Simple>(
  key: string,
  initial: T,
): [Widened<T>, (value: Widened<T>, options?: { push?: boolean }) => void] {
  const [search, change] = useSearch();
  const start = useRef<Simple>(initial);
  const set = useCallback(
    (value: Widened<T>, options: SearchChangeOptions = {}) =>
      change((edited) => write(edited, key, value, start.current), options),
    [key, change],
  );
  const value = read(search.getAll(key), initial);
  // `read` answers in the type of `initial`; TypeScript can't follow that through the branches.
  return [value as Widened<T>, set];
}
