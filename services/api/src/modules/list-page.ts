/** A page of any list call: filtered, sorted, searched, counted. */
import { MAX_SEARCH_WORDS, words } from '@parapet/contracts/rules';
import { fieldProblem } from '../pipeline/problem.ts';
import type { Doc, Filter, OrgCollection } from '../store/port.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { toRecord } from '../pipeline/record-mapper.ts';

export interface ListRequest {
  filter: Filter;
  /** As the caller named it, with a minus in front when it is turned round. */
  sort: string;
  /** Field of the store that the sort stands for. */
  field: string;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 50;

/** @throws Problem 400 when the cursor does not belong to this list, or too many words are searched for */
export async function listPage<T extends Doc>(collection: OrgCollection<T>, request: ListRequest) {
  const { filter, sort, field, limit = DEFAULT_LIMIT } = request;
  const { search } = request;
  if (search !== undefined && words(search).length > MAX_SEARCH_WORDS) throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const after = decodeCursor(sort, request.cursor);
  const direction = sort.startsWith('-') ? -1 : 1;
  // One more than asked for tells whether there is a next page.
  const [found, total] = await Promise.all([
    collection.find(filter, { sort: { field, direction }, limit: limit + 1, ...(after && { after }), ...(search !== undefined && { search }) }),
    collection.count(filter, search),
  ]);
  const docs = found.slice(0, limit);
  const last = docs.at(-1);
  const more = found.length > limit && last !== undefined;
  return {
    items: docs.map(toRecord),
    total,
    next_cursor: more ? encodeCursor(sort, { value: collection.sortValue(last, field), id: last._id }) : null,
  };
}

/**
 * The order of a list.
 * @param sort as the caller named it
 * @param fields of the store, by the names that callers use
 */
export function sortedList<F extends string>(sort: F | `-${F}`, fields: Readonly<Record<F, string>>, standard: NoInfer<F>): Pick<ListRequest, 'sort' | 'field'> {
  const name = sort.replace('-', '');
  const known = (one: string): one is F => Object.hasOwn(fields, one);
  return { sort, field: fields[known(name) ? name : standard] };
}
