import { useIsFetching } from '@parapet/sdk';
import { whenIdle } from '@parapet/sdk/host';
import { loadOverlays } from '@parapet/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** The page counts as complete when no data was requested for this long. Milliseconds. */
const QUIET = 1_000;

/** Loads the other remotes, and what opens over the page, when the page is complete, so that the next click does not wait for them. Shows nothing. */
export function PreloadRemotes({ current }: { current: string | undefined }) {
  const { loader, registry } = useShell();
  const busy = useIsFetching() > 0;
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (busy || done) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () => {
      setDone(true);
      // A failure is shown when an overlay is opened.
      loadOverlays().catch(() => {});
      // Loaded in advance, since it may be impossible to fetch once the session has ended. If this fails, the import is tried again when it is needed.
      import('../auth/ended/session-ended.tsx').catch(() => {});
      for (const { name } of registry.get()) void loader.load(name);
    };
    const wait = () => {
      if (!stopped) timer = setTimeout(() => whenIdle(load), QUIET);
    };
    void (current === undefined ? Promise.resolve() : loader.load(current)).then(wait);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [busy, done, current, loader, registry]);
  return null;
}
