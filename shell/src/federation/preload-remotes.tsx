import { loadOverlays } from '@parapet/ui';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

/** Loads the other remotes, and what opens over the page, so that the next click does not wait for them. Shows nothing. */
export function PreloadRemotes() {
  const { loader, registry } = useShell();
  useEffect(() => {
    void loadOverlays();
    // Loaded in advance, since it may be impossible to fetch once the session has ended. If this fails, the import is tried again when it is needed.
    import('../auth/ended/session-ended.tsx').catch(() => {});
    for (const { name, off } of registry.get()) if (off === undefined) void loader.load(name);
  }, [loader, registry]);
  return null;
}
