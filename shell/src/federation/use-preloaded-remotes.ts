import { useEffect } from 'react';
import type { RemoteLoader } from './loader.ts';
import type { Registry } from './registry.ts';

const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));

/** Loads the other remotes while the browser is idle, so that the next click does not wait for them. */
export function usePreloadedRemotes({ registry, loader }: { registry: Registry; loader: RemoteLoader }): void {
  useEffect(() => {
    idle(() => {
      for (const { name } of registry.get()) void loader.load(name);
    });
  }, [registry, loader]);
}
