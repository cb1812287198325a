import { useIsFetching } from '@parapet/sdk';
import { whenIdle } from '@parapet/sdk/host';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** The page counts as complete when no data was requested for this long. Milliseconds. */
const QUIET = 1_000;

/** Turns true once the first page is complete, and stays so: for what people do not wait for. @param current the remote of the page */
export function usePageComplete(current: string | undefined): boolean {
  const { loader } = useShell();
  const busy = useIsFetching() > 0;
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    if (busy || complete) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const wait = () => {
      if (!stopped) timer = setTimeout(() => whenIdle(() => setComplete(true)), QUIET);
    };
    void (current === undefined ? Promise.resolve() : loader.load(current)).then(wait);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [busy, complete, current, loader]);
  return complete;
}
