import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Session } from '../session/session.ts';
import { isLazyPage } from './lazy-page.tsx';

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

/** Fetches what a page starts with, unless it is fresh. Failures are shown when the page itself runs the query. */
export function prefetchData(queryClient: QueryClient, page: ComponentType, context: PrefetchContext): void {
  if (!isLazyPage(page)) return;
  for (const { queryKey, queryFn } of page.prefetch?.(context) ?? [])
    void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** Tells the host that somebody is about to follow a link. */
export interface LinkIntents {
  announce: (to: string) => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: (to: string) => void) => () => void;
}

export function createLinkIntents(): LinkIntents {
  const listeners = new Set<(to: string) => void>();
  return {
    announce: (to) => listeners.forEach((listener) => listener(to)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
