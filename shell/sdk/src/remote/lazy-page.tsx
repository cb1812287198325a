import { useEffect, useState, type ComponentType } from 'react';
import type { Prefetch } from './prefetch.ts';

/** A page whose code is fetched when it is first shown. */
export type LazyPage = ComponentType & {
  /** Fetches the code; the host calls it before it shows the page. A failure is not cached, so it can be tried again. */
  preload: () => Promise<void>;
  /** Whether the code is there. */
  loaded: () => boolean;
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
 */
export function lazyPage(load: () => Promise<ComponentType>, { prefetch }: { prefetch?: Prefetch } = {}): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let Loaded: ComponentType | null = null;
  function start(): Promise<ComponentType> {
    loading ??= withTimeout(load()).then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  function Page() {
    const [outcome, setOutcome] = useState<{ error?: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      start().then(
        () => setOutcome({}),
        (error: unknown) => setOutcome({ error }),
      );
    }, []);
    if (outcome && 'error' in outcome) throw outcome.error;
    return Loaded && <Loaded />;
  }
  return Object.assign(Page, { preload: async () => void (await start()), loaded: () => Loaded !== null, prefetch });
}

/** Whether a page of a remote is fetched when it is shown. */
export function isLazyPage(page: ComponentType): page is LazyPage {
  return 'preload' in page && 'loaded' in page;
}
