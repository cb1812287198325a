import type { Session } from '../session/session.ts';

/** Where a page is about to be shown, and to whom. */
export interface PrefetchContext {
  /** Parameters of the path, e.g. `id`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  session: Session;
}

/** As {@link query} makes it. */
export interface PrefetchedQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** The queries that a page starts with; they are fetched while its code loads. */
export type Prefetch = (context: PrefetchContext) => readonly PrefetchedQuery[];
