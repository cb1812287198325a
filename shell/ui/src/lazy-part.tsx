import { lazy, Suspense, type ComponentType } from 'react';

/** Milliseconds. React renders again at once what has thrown; the code must not be asked for again then, for it might fail for ever. */
export const AGAIN_AFTER = 500;

/** Milliseconds before code that could not be loaded is asked for again: the service may be restarting. */
export const RETRIES = [1_000, 2_000, 4_000];

/** Milliseconds between two attempts to load what stands beside a page. */
export const EXTRA_AGAIN_AFTER = 5_000;

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * As React's `lazy`, for parts of a page. Without a connection the part waits, in its Suspense, until that is back, and the page
 * around it stays. Code that cannot be loaded for another reason is asked for a few more times; then it is an error, and is asked for again when
 * the part is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part = lazy(() => loadOnline());
  async function loadOnline(retries = RETRIES): Promise<{ default: ComponentType<Props> }> {
    const wasOffline = !navigator.onLine;
    try {
      return await load();
    } catch (error) {
      const [pause, ...others] = retries;
      if (!wasOffline && navigator.onLine) {
        if (pause === undefined) {
          setTimeout(() => (Part = lazy(() => loadOnline())), AGAIN_AFTER);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        return loadOnline(others);
      }
    }
    if (!navigator.onLine) await backOnline();
    return loadOnline(retries);
  }
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/**
 * As React's `lazy`, for what stands beside a page, such as a toast. Nothing is shown while its code cannot be loaded, and it is asked for
 * again every few seconds, or once there is a connection: the page never fails with it.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  async function untilLoaded(): Promise<{ default: ComponentType<Props> }> {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, EXTRA_AGAIN_AFTER)) : backOnline());
      return untilLoaded();
    }
  }
  const Part = lazy(untilLoaded);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
