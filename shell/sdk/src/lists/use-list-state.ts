import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSearch } from '../routing/use-search.ts';
import {
  OF_VIEW,
  isSame,
  openParamOf,
  readFilters,
  writeFilters,
  type FilterValues,
  type Filters,
  type ListDefinition,
} from './define-list.ts';
import {
  listRequest,
  requestOfFilters,
  sortIn,
  sortText,
  type FilterRequest,
  type ListRequest,
  type ListSort,
} from './list-request.ts';
import { readPage, writePage } from './page.ts';

/** A filter in force, for the kit's filter bar. */
export interface FilterChip {
  id: string;
  /** Name of the filter. */
  label: string;
  value: string;
  /** Absent for a default, which is in force until the person chooses something else: 'Archived: left out'. */
  onRemove?: () => void;
}

export interface ListState<F extends Filters, Sort extends string> {
  definition: ListDefinition<F, Sort>;
  filters: FilterValues<F>;
  /** Changes some filters. Each change is a step of the history, except while a search is typed. */
  setFilters: (change: Partial<FilterValues<F>>) => void;
  /** Back to the initial filters. */
  clear: () => void;
  /** Whether a filter differs from its initial value. */
  isFiltered: boolean;
  /** @param label of a filter @param value what people read for a `text`: one of the filter's values, an id, `true`, or `2026-01-01/2026-01-31` */
  chips: (
    label: (name: keyof F & string) => string,
    value: (name: keyof F & string, text: string) => string,
  ) => FilterChip[];
  /** As the API takes it. */
  sort: Sort;
  /** The same for a table. */
  tableSort: ListSort;
  setTableSort: (sort: ListSort) => void;
  /** The input of the list's operation, without the organization. */
  request: ListRequest<F, Sort>;
  /** The part of `request` that comes from the filters: the same on every page and in every order. */
  filterRequest: FilterRequest<F>;
  page: { number: number; cursor: string };
  /** Each page is a step of the history. */
  goToPage: (number: number, cursor: string) => void;
  /** Back to the first page without a step of the history, for a page that does not exist (any more). */
  restart: () => void;
  /** Id of the record that is open beside the list; '' for none. */
  opened: string;
  open: (id: string) => void;
  close: () => void;
  /** The same view with that record opened, for links. */
  hrefOf: (id: string) => string;
  /** Name of the chosen filter profile; '' for none. */
  profile: string;
  /** @param more what else a view holds, as parameters of the URL: `shared`, `sort`, `columns` and `density` */
  applyProfile: (name: string, values: Partial<FilterValues<F>>, more?: Readonly<Record<string, string>>) => void;
}

/** A shared view brings its order with it, and takes it along when it is left. */
function leaveView(search: URLSearchParams): void {
  if (search.has('shared')) search.delete('sort');
  for (const own of OF_VIEW) search.delete(own);
}

/**
 * The state of a list, which lives in the URL: it can be shared, survives a reload, and Back undoes a change.
 * @param preferredSort the person's own order (see `useTableView`), in force while the URL has none
 */
export function useListState<F extends Filters, Sort extends string>(
  definition: ListDefinition<F, Sort>,
  preferredSort: ListSort | null = null,
): ListState<F, Sort> {
  const { filters: kinds } = definition;
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const filters = useMemo(() => readFilters(kinds, search), [kinds, search]);
  const standard = sortIn(definition, new URLSearchParams(), preferredSort);
  const sort = sortIn(definition, search, preferredSort);
  const openParam = openParamOf(definition);
  const page = readPage(search.get('page') ?? '');

  /** Cursors belong to one order and one set of filters, so every change of them starts at the first page. */
  const fromStart = useCallback(
    (edit: (next: URLSearchParams) => void, push: boolean) =>
      change(
        (next) => {
          edit(next);
          next.delete('page');
        },
        { push },
      ),
    [change],
  );

  const setFilters = (changed: Partial<FilterValues<F>>) => {
    const names = Object.keys(changed);
    // A search is one step however many letters it has.
    const isTyping = names.every(
      (name) => kinds[name]?.kind === 'text' && filters[name] !== '' && changed[name] !== '',
    );
    fromStart((next) => writeFilters(kinds, next, changed), !isTyping);
  };
  const initial = () =>
    Object.fromEntries(Object.entries(kinds).map(([name, { initial: value }]) => [name, value])) as FilterValues<F>;
  const setOpened = (id: string, push: boolean) =>
    change((next) => (id === '' ? next.delete(openParam) : next.set(openParam, id)), { push });

  const hrefOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(search);
      next.set(openParam, id);
      return `${pathname}?${next}`;
    },
    [pathname, search, openParam],
  );

  return {
    definition,
    filters,
    setFilters,
    clear: () =>
      fromStart((next) => {
        writeFilters(kinds, next, initial());
        leaveView(next);
      }, true),
    isFiltered: Object.entries(kinds).some(([name, filter]) => !isSame(filter, filters[name], filter.initial)),
    chips: (label, value) =>
      Object.entries(kinds).flatMap(([name, filter]) => {
        const isDefault = isSame(filter, filters[name], filter.initial);
        return filter.parts(filters[name]).map(({ text, without }) => ({
          id: `${name}-${text}`,
          label: label(name),
          value: value(name, text),
          // `without` is of the type of this filter.
          ...(!isDefault && { onRemove: () => setFilters({ [name]: without } as Partial<FilterValues<F>>) }),
        }));
      }),
    sort,
    tableSort: sort.startsWith('-') ? { id: sort.slice(1), direction: 'desc' } : { id: sort, direction: 'asc' },
    setTableSort: (chosen) => {
      const wanted = sortText(chosen);
      // Whoever gets the link of a shared view may have another order of their own.
      fromStart(
        (next) => (wanted === standard && !next.has('shared') ? next.delete('sort') : next.set('sort', wanted)),
        true,
      );
    },
    request: listRequest(definition, search, preferredSort),
    filterRequest: requestOfFilters(kinds, filters),
    page,
    goToPage: (number, cursor) => change((next) => writePage(next, number, cursor), { push: true }),
    restart: () => change((next) => next.delete('page')),
    opened: search.get(openParam) ?? '',
    open: (id) => setOpened(id, true),
    close: () => setOpened('', false),
    hrefOf,
    profile: search.get('profile') ?? '',
    applyProfile: (name, values, more = {}) =>
      fromStart((next) => {
        leaveView(next);
        writeFilters(kinds, next, { ...initial(), ...values });
        for (const [param, value] of Object.entries({ profile: name, ...more }))
          if (value !== '') next.set(param, value);
      }, true),
  };
}
