/** Pages of lists. */
import { MAX_SEARCH_WORDS, words } from '@parapet/contracts/rules';
import type { ListPlan } from '../list-plan.ts';
import { fieldProblem } from '../pipeline/problem.ts';
import type { Doc, Filter, OrgCollection } from '../store/port.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { toRecord } from '../pipeline/record-mapper.ts';

export interface ListRequest {
  filter: Filter;
  /** As in the request: a leading minus means descending. */
  sort: string;
  /** The stored field to sort by. */
  field: string;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 50;

/** @param path of the search words in the request @throws Problem 400 for too many search words */
export function assertSearch(search: string | undefined, path = '/q'): void {
  if (search !== undefined && words(search).length > MAX_SEARCH_WORDS)
    throw fieldProblem(path, `takes at most ${MAX_SEARCH_WORDS} words`);
}

/** @throws Problem 400 for a cursor from another list, or too many search words */
export async function listPage<T extends Doc>(collection: OrgCollection<T>, request: ListRequest) {
  const { filter, sort, field, limit = DEFAULT_LIMIT } = request;
  const { search } = request;
  assertSearch(search);
  const after = decodeCursor(sort, request.cursor);
  const direction = sort.startsWith('-') ? -1 : 1;
  // One more than the page holds shows whether there is a next page.
  const [found, total] = await Promise.all([
    collection.find(filter, {
      sort: { field, direction },
      limit: limit + 1,
      ...(after && { after }),
      ...(search !== undefined && { search }),
    }),
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
 * @param sort as in the request
 * @param fields stored fields by sort name
 * @param standard the default sort
 */
export function sortedList<F extends string>(
  sort: F | `-${F}`,
  fields: Readonly<Record<F, string>>,
  standard: NoInfer<F>,
): Pick<ListRequest, 'sort' | 'field'> {
  const name = sort.replace('-', '');
  const isField = (one: string): one is F => Object.hasOwn(fields, one);
  return { sort, field: fields[isField(name) ? name : standard] };
}

interface ListQuery<Sort extends string> {
  sort?: Sort | `-${Sort}`;
  q?: string;
  cursor?: string;
  limit?: number;
}

/**
 * The query of the store for a list call, by the plan of the list.
 * @param standard the default sort
 * @param more filters that the plan does not know
 */
export function plannedList<Sort extends string>(
  plan: ListPlan<Sort>,
  query: ListQuery<NoInfer<Sort>>,
  standard: NoInfer<Sort | `-${Sort}`>,
  more: Filter = {},
): ListRequest {
  const { sort = standard, q, cursor, limit } = query;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(query));
  const fields = { id: '_id', ...plan.filters, ...plan.lists };
  const filter: Filter = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values.get(name);
    if (value !== undefined) filter[field] = Array.isArray(value) ? { $in: value } : value;
  }
  // The operation's schema allows the names of the plan alone.
  const field = new Map(Object.entries<string>(plan.sorts)).get(sort.replace('-', '')) ?? 'updated_at';
  return { filter: { ...filter, ...more }, sort, field, search: q, cursor, limit };
}
