import { ErrorBoundary } from '@parapet/frame';
import { useLocation, useOnline } from '@parapet/sdk';
import { useServices, useStore } from '@parapet/sdk/host';
import { lazyExtra, LoadingState } from '@parapet/ui';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { PageCode } from './page-code.tsx';
import { RemoteFailurePanel } from './remote-failure.tsx';

const SwitchedOffPanel = lazyExtra(async () => ({ default: (await import('./switched-off.tsx')).SwitchedOffPanel }));

/** The page that a remote has for a route; a placeholder while it loads, and a panel when it fails. */
export function RemotePage({ name, path }: { name: string; path: string }) {
  const { loader, registry } = useShell();
  const { pathname, search } = useLocation();
  const { linkIntents } = useServices();
  const release = useStore(registry).find((one) => one.name === name);
  const label = release?.label ?? { en: name, es: name, fr: name, de: name };
  const isOff = release?.off !== undefined;
  const state = useStore(loader.state(name));
  // Before the browser paints: the failure of an earlier try is not shown while the page is fetched again.
  useLayoutEffect(() => {
    if (!isOff) void loader.open(name);
  }, [loader, name, isOff]);
  // A link has announced its page already, but Back or a button has not.
  const announce = useEffectEvent((path: string) => linkIntents.announce(`${path}${search}`));
  useEffect(() => announce(pathname), [pathname]);
  const online = useOnline();
  // Code that was asked for without a connection may fail only once the connection is back.
  const [wasLost, setWasLost] = useState(!online);
  if (!online && !wasLost) setWasLost(true);
  const retry = () => {
    setWasLost(!online);
    void loader.retry(name);
  };

  if (release?.off) return <SwitchedOffPanel name={label} reason={release.off.reason} />;
  if (state.status === 'failed')
    return <RemoteFailurePanel name={label} failure={state.failure} onRetry={retry} wasLost={wasLost} />;
  if (state.status !== 'ready') return <LoadingState />;
  const Page = state.remote.pages[path];
  if (!Page)
    return (
      <RemoteFailurePanel
        name={label}
        failure={{ kind: 'broken', error: new Error(`no page for ${path}`) }}
        onRetry={retry}
      />
    );
  const crashed = (error: unknown) => (
    <RemoteFailurePanel
      name={label}
      // Only developers can use what was thrown.
      failure={import.meta.env.DEV ? { kind: 'crashed', error } : { kind: 'crashed' }}
      onRetry={retry}
      wasLost={wasLost}
    />
  );
  // Code that could not be fetched without a connection is no fault of the release.
  const fallBack = (error: unknown) => {
    if (!wasLost) void loader.crashed(name, error);
  };
  return (
    <ErrorBoundary resetKey={pathname} fallback={crashed} onError={fallBack}>
      <PageCode page={Page}>
        <Suspense fallback={<LoadingState />}>
          <Page />
        </Suspense>
      </PageCode>
    </ErrorBoundary>
  );
}
