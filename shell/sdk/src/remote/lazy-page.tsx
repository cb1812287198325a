import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import type { LocaleLoaders } from '../locale/locale.ts';
import type { Translator } from '../locale/translator.ts';
import { useServices } from '../runtime/services.ts';
import type { Prefetch, PrefetchContext } from './prefetch.ts';

/** Texts that not every page needs. */
export interface PageTexts {
  /** What they are added to, e.g. the name of the remote. */
  namespace: string;
  locales: LocaleLoaders;
}

interface LazyPageOptions {
  prefetch?: Prefetch;
  texts?: readonly PageTexts[];
}

/** A page whose code is fetched when it is first shown. */
export type LazyPage = ComponentType & {
  /** Fetches the code and the texts; the host calls it before it shows the page. A failure is not cached, so it can be tried again. */
  preload: (translator: Translator) => Promise<void>;
  /** Whether code and texts are loaded. */
  loaded: () => boolean;
  texts: readonly PageTexts[];
  /** The data that it starts with. */
  prefetch?: Prefetch | undefined;
};

/** A server that hangs never fails by itself. Milliseconds. */
const TIMEOUT = 10_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code of this page takes too long to load')), TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * `lazyPage(() => import('../pages/dashboard-page.tsx').then((module) => module.DashboardPage))`.
 * Unlike React.lazy it tries again after a failure, gives up after 10 s, and never suspends: shows nothing until the
 * code is there, and throws the error when it could not be loaded.
 * @param options.prefetch the queries that the page starts with; the host fetches them while the code loads, and before somebody follows a link
 * @param options.texts loaded along with the code
 */
export function lazyPage(load: () => Promise<ComponentType>, { prefetch, texts = [] }: LazyPageOptions = {}): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let Loaded: ComponentType | null = null;
  function start(translator: Translator): Promise<ComponentType> {
    loading ??= withTimeout(
      Promise.all([load(), ...texts.map(({ namespace, locales }) => translator.register(namespace, locales))]),
    ).then(
      ([component]) => (Loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  function Page() {
    usePageCode(page);
    return Loaded && <Loaded />;
  }
  const page: LazyPage = Object.assign(Page, {
    preload: async (translator: Translator) => void (await start(translator)),
    loaded: () => Loaded !== null,
    prefetch,
    texts,
  });
  return page;
}

/** Whether a page of a remote is fetched when it is shown. */
export function isLazyPage(page: ComponentType): page is LazyPage {
  return 'preload' in page && 'loaded' in page;
}

/** Whether the code of a page is there; fetches it otherwise. @throws the error, when it could not be loaded */
export function usePageCode(page: ComponentType): boolean {
  const { translator } = useServices();
  const [outcome, setOutcome] = useState<{ page: ComponentType; error?: unknown } | null>(null);
  const isWaiting = isLazyPage(page) && !page.loaded();
  useEffect(() => {
    // Checks what was rendered, not `loaded()` now: code that has arrived since then still needs a new render.
    if (!isWaiting) return;
    page.preload(translator).then(
      () => setOutcome({ page }),
      (error: unknown) => setOutcome({ page, error }),
    );
  }, [page, isWaiting, translator]);
  if (outcome?.page === page && 'error' in outcome) throw outcome.error;
  return !isWaiting;
}

/** Fetches what a page starts with, unless it is fresh. Failures are shown when the page itself runs the query. */
export function prefetchData(queryClient: QueryClient, page: ComponentType, context: PrefetchContext): void {
  if (!isLazyPage(page)) return;
  for (const { queryKey, queryFn } of page.prefetch?.(context) ?? [])
    void queryClient.prefetchQuery({ queryKey, queryFn });
}
