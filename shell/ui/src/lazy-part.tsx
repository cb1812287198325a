import { lazy, Suspense, type ComponentType } from 'react';

/** Milliseconds. React renders again at once what has thrown; the code must not be asked for again then, for it might fail for ever. */
export const AGAIN_AFTER = 500;

/** How often code is asked for again before that is an error: for half a minute, as the service may be restarting. */
export const MOST_FAILURES = 15;

/** Milliseconds before code that could not be loaded is asked for again. */
export const RETRY_AFTER = 2_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Asks for code until it is there; without a connection it waits until that is back. @throws what the last attempt has thrown, after `most` others have failed */
export async function loaded<T>(load: () => Promise<T>, most: number, failures = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (failures === most) throw error;
    await new Promise<unknown>((resolve) => {
      if (navigator.onLine) setTimeout(resolve, RETRY_AFTER);
      else window.addEventListener('online', resolve, { once: true });
    });
    return loaded(load, most, failures + 1);
  }
}

/**
 * As React's `lazy`, for parts of a page. While the code cannot be loaded the part waits, in its Suspense, and the page around it stays. After half
 * a minute with a connection it is an error, and is asked for again when the part is shown again.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const ask = () =>
    lazy(() =>
      loaded(load, MOST_FAILURES).catch((error: unknown) => {
        setTimeout(() => (Part = ask()), AGAIN_AFTER);
        throw error;
      }),
    );
  let Part = ask();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/**
 * As React's `lazy`, for what stands beside a page, such as a toast. Nothing is shown while its code cannot be loaded, and it is asked for
 * again and again: the page never fails with it.
 */
export function lazyExtra<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = lazy(() => loaded(load, Infinity));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
