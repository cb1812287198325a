/** Reports queries that take long, by their shape: no values, which may be personal data. */
import type { Engine, Order, Query, Session } from './engine.ts';

export interface SlowQuery {
  collection: string;
  /** `find`, `count`, … */
  query: string;
  /** '' for system documents. */
  organization: string;
  /** Names of the filtered fields. */
  fields: readonly string[];
  /** How many words were searched for. */
  words: number;
  sort: string | null;
  limit: number | null;
  /** Milliseconds, rounded. */
  ms: number;
}

export interface SlowQueries {
  /** Milliseconds from which a query is slow. */
  ms: number;
  report: (query: SlowQuery) => void;
}

const QUERIES = ['findFirst', 'find', 'count', 'countBy', 'countLinks', 'positions'] as const;

/** The same reader, which reports queries that take long. Those of transactions are not measured, since they may wait for others. */
function measured(reader: Session, { ms: limit, report }: SlowQueries): Session {
  const timed = (name: (typeof QUERIES)[number]) => {
    const run = reader[name];
    return async (query: Query, ...rest: unknown[]): Promise<unknown> => {
      const start = performance.now();
      try {
        return await Reflect.apply(run, reader, [query, ...rest]);
      } finally {
        const ms = Math.round(performance.now() - start);
        if (ms >= limit) report({ ...shapeOf(query, rest[0]), query: name, ms });
      }
    };
  };
  const queries = new Map<PropertyKey, unknown>(QUERIES.map((name) => [name, timed(name)]));
  return withReplaced(reader, queries);
}

function shapeOf(
  { collection, organizationId, filter, words }: Query,
  order: unknown,
): Omit<SlowQuery, 'query' | 'ms'> {
  const { field = null, limit = null } = isOrder(order) ? order : {};
  return {
    collection,
    organization: organizationId,
    fields: [...new Set(fieldsIn(filter))],
    words: words.length,
    sort: field,
    limit,
  };
}

/** Names in a filter at any depth, without operators such as `$or`. */
function fieldsIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  if (Array.isArray(filter)) return filter.flatMap(fieldsIn);
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]) => [
    ...(name.startsWith('$') ? [] : [name]),
    ...fieldsIn(value),
  ]);
}

const isOrder = (value: unknown): value is Partial<Pick<Order, 'field' | 'limit'>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object with some properties replaced. Methods use private fields, so they are called on the object itself; each is bound once. */
function withReplaced<T extends object>(target: T, replaced: ReadonlyMap<PropertyKey, unknown>): T {
  const known = new Map(replaced);
  return new Proxy(target, {
    get(_proxied, name) {
      if (known.has(name)) return known.get(name);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method: unknown = value.bind(target);
      known.set(name, method);
      return method;
    },
  });
}

/** The same engine, which reports queries that take long. */
export function reportSlowQueries(engine: Engine, options: SlowQueries): Engine {
  return withReplaced(engine, new Map([['reader', measured(engine.reader, options)]]));
}
