import { findRoute } from '@parapet/frame';
import { isLazyPage, matchPath, prefetchData, type Auth, type Host } from '@parapet/sdk/host';
import type { RemoteLoader } from './loader.ts';
import type { Registry } from './registry.ts';

interface Parts {
  host: Pick<Host, 'queryClient' | 'translator'>;
  auth: Pick<Auth, 'get'>;
  registry: Registry;
  loader: RemoteLoader;
}

/** Where a path of the product leads; null for a path that no remote has a page for. */
async function findPage({ registry, loader }: Parts, to: string) {
  const { pathname, searchParams: search } = new URL(to, location.origin);
  const route = findRoute(
    registry.get().filter(({ off }) => off === undefined),
    pathname,
  );
  if (!route) return null;
  await loader.load(route.remote);
  const state = loader.state(route.remote).get();
  const page = state.status === 'ready' ? state.remote.pages[route.path] : undefined;
  return page ? { page, search, params: matchPath(route.path, pathname)?.params ?? {} } : null;
}

/** Fetches the code of the page at a path. Failures show where the page would. */
export async function prepareCode(parts: Parts, to: string): Promise<void> {
  const found = await findPage(parts, to);
  if (found && isLazyPage(found.page)) await found.page.preload(parts.host.translator).catch(() => {});
}

/** Fetches the data that the page at a path starts with, for somebody who is signed in. */
export async function prepareData(parts: Parts, to: string): Promise<void> {
  const found = await findPage(parts, to);
  const state = parts.auth.get();
  if (found && state.status === 'signed-in')
    prefetchData(parts.host.queryClient, found.page, { ...found, session: state.session });
}
