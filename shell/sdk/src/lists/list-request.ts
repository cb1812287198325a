import { filterRequest, readFilters, type Filters, type FilterValues, type ListDefinition } from './define-list.ts';
import { readPage } from './page.ts';

export interface ListSort {
  id: string;
  direction: 'asc' | 'desc';
}

/** As the API takes it. */
export const sortText = ({ id, direction }: ListSort): string => (direction === 'desc' ? `-${id}` : id);

/** The filters of a list, without its order and page. */
export type FilterRequest<F extends Filters> = Partial<RequestOf<F>>;

export type ListRequest<F extends Filters, Sort extends string> = FilterRequest<F> & {
  sort: Sort;
  limit: number;
  cursor?: string;
};

type Mutable<T> = T extends readonly (infer One)[] ? One[] : T;
/** Parameters with the names of their filters; those that a filter renames are typed by the operation that takes them. */
type RequestOf<F extends Filters> = { [Name in keyof F]: Mutable<NonNullable<FilterValues<F>[Name]>> };

/** The order that a URL asks for, else the person's own, else the list's. */
export function sortIn<F extends Filters, Sort extends string>(
  { sorts, initialSort }: ListDefinition<F, Sort>,
  search: URLSearchParams,
  preferred: ListSort | null,
): Sort {
  const known = (wanted: string | null) => sorts.find((one) => one === wanted);
  return known(search.get('sort')) ?? known(preferred && sortText(preferred)) ?? initialSort;
}

/** What the filters ask for. */
export function requestOfFilters<F extends Filters>(kinds: F, values: FilterValues<F>): FilterRequest<F> {
  // Each filter makes the parameter of its own type.
  return filterRequest(kinds, values) as FilterRequest<F>;
}

/** What a URL asks a list for, without the organization; for pages that prefetch. See `useListState`. */
export function listRequest<F extends Filters, Sort extends string>(
  definition: ListDefinition<F, Sort>,
  search: URLSearchParams,
  preferredSort: ListSort | null = null,
): ListRequest<F, Sort> {
  const { filters, pageSize } = definition;
  const { cursor } = readPage(search.get('page') ?? '');
  return {
    ...requestOfFilters(filters, readFilters(filters, search)),
    sort: sortIn(definition, search, preferredSort),
    limit: pageSize,
    ...(cursor !== '' && { cursor }),
  };
}
