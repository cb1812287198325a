import type { Filter } from './filters.ts';

export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** The values of some filters. */
export type FilterValues<F extends Filters> = {
  readonly [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

/** What a list can be asked for. Everything that a person chooses lives in the URL. */
export interface ListDefinition<F extends Filters = Filters, Sort extends string = string> {
  /** The name under which filter profiles and the view of the table are saved, e.g. 'risks'. */
  table: string;
  /** By name, which is the parameter in the URL. */
  filters: F;
  /** As the API names them, `-` first for descending. */
  sorts: readonly Sort[];
  initialSort: NoInfer<Sort>;
  /** Rows of a page. */
  pageSize: number;
  /** Name in the URL of the record that is open beside the list; default 'open'. */
  openParam?: string;
}

/** What a profile or a shared view has in the URL besides filters and order. */
export const OF_VIEW = ['profile', 'shared', 'columns', 'density'];

/** Names that the state of a list itself has in the URL. */
const RESERVED = new Set(['sort', 'page', ...OF_VIEW]);

export const openParamOf = ({ openParam = 'open' }: { openParam?: string }): string => openParam;

/** @throws {TypeError} when a filter has a name that the list itself uses in the URL */
export function defineList<const F extends Filters, const Sort extends string>(
  definition: ListDefinition<F, Sort>,
): ListDefinition<F, Sort> {
  const taken = Object.keys(definition.filters).find((name) => RESERVED.has(name) || name === openParamOf(definition));
  if (taken !== undefined)
    throw new TypeError(`A filter cannot be called ${taken}: the list itself uses that name in the URL`);
  return definition;
}

/** What is in force for a filter: from the URL when it is there, else its initial value. An empty parameter means none. */
export function readFilter(filter: Filter<unknown>, texts: readonly string[]): unknown {
  return texts.length === 0 ? filter.initial : filter.read(texts);
}

/** The parameter values that a URL holds for a filter's value; none for the initial value. */
export function writeFilter(filter: Filter<unknown>, value: unknown): readonly string[] {
  if (isSame(filter, value, filter.initial)) return [];
  const texts = filter.write(value);
  return texts.length === 0 ? [''] : texts;
}

export function isSame(filter: Filter<unknown>, one: unknown, other: unknown): boolean {
  return JSON.stringify(filter.write(one)) === JSON.stringify(filter.write(other));
}

/** The values in a URL. */
export function readFilters<F extends Filters>(filters: F, search: URLSearchParams): FilterValues<F> {
  const values = Object.entries(filters).map(([name, filter]) => [name, readFilter(filter, search.getAll(name))]);
  // Every name has the value that its own filter read.
  return Object.fromEntries(values) as FilterValues<F>;
}

export function writeFilters<F extends Filters>(
  filters: F,
  search: URLSearchParams,
  values: Partial<FilterValues<F>>,
): void {
  for (const [name, filter] of Object.entries(filters)) {
    if (!(name in values)) continue;
    search.delete(name);
    for (const text of writeFilter(filter, values[name])) search.append(name, text);
  }
}

/** The request parameters of all filters. */
export function filterRequest<F extends Filters>(filters: F, values: FilterValues<F>): object {
  return Object.assign({}, ...Object.entries(filters).map(([name, filter]) => filter.request(values[name], name)));
}
