import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is first shown. */
export type LazyPage = ComponentType & {
  /** Fetches the code; the host calls it before it shows the page. A failure is forgotten, so it can be tried again. */
  preload: () => Promise<ComponentType>;
};

/**
 * `lazyPage(() => import('./pages/dashboard-page.tsx').then((module) => module.DashboardPage))`.
 * Unlike React.lazy it tries again after a failure, and doesn't suspend for code that is there already.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let Loaded: ComponentType | null = null;
  function preload(): Promise<ComponentType> {
    loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  function Page() {
    const Shown = Loaded ?? use(preload());
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
