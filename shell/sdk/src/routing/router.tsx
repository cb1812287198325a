import { createContext, startTransition, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as browserHistory,
  UNSAFE_createMemoryHistory as memoryHistory,
  useRoutes,
  type Location,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router';
import { createStore, type Store } from '../runtime/store.ts';

type History = ReturnType<typeof browserHistory>;

/** Holds navigations back that would lose something. */
export interface NavigationGuard {
  holds: (from: Location, to: Location) => boolean;
  /** Asks the person. True: the navigation goes on. */
  ask: () => Promise<boolean>;
  /** Before a navigation goes on that was held. */
  onLeave: (from: Location, to: Location) => void;
  onStay: () => void;
}

export interface AppRouter {
  routes: RouteObject[];
  navigator: Navigator;
  shown: Store<{ location: Location; action: History['action'] }>;
  readonly location: Location;
  /** To an address, or by a number of steps through the history. */
  navigate: (to: To | number) => void;
  /** Returns a function that takes the guard away again. */
  setGuard: (guard: NavigationGuard) => () => void;
}

const located = (to: To, state: unknown): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: 'default',
  mask: undefined,
});

/**
 * The addresses of the product: routes, history, and one guard for all navigations. Not the router's own `createBrowserRouter`, whose loaders,
 * actions and fetchers nobody uses here: they would be 10 KB of the first load.
 */
function createRouter(routes: RouteObject[], history: History): AppRouter {
  const shown: AppRouter['shown'] = createStore({ location: history.location, action: history.action });
  let guard: NavigationGuard | null = null;
  let held: { to: Location; proceed: () => void | Promise<void> } | null = null;
  let isLetThrough = false;
  let onReturned: (() => void) | null = null;

  const show = () => shown.set({ location: history.location, action: history.action });
  const isHeld = (to: Location) => !isLetThrough && guard?.holds(shown.get().location, to) === true;

  /** While the question is open, a further navigation takes the place of the one it was asked for. */
  async function hold(to: Location, proceed: () => void | Promise<void>) {
    const isAsked = held !== null;
    held = { to, proceed };
    if (isAsked || !guard) return;
    const { ask, onLeave, onStay } = guard;
    const leaves = await ask();
    const next = held;
    held = null;
    if (!leaves) return onStay();
    onLeave(shown.get().location, next.to);
    await next.proceed();
  }
  const change = (move: 'push' | 'replace') => (to: To, state?: unknown) => {
    const step = () => {
      history[move](to, state);
      show();
    };
    const next = located(to, state);
    if (isHeld(next)) void hold(next, step);
    else step();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: change('push'),
    replace: change('replace'),
  };

  // Back and Forward: the browser is there already, so a navigation that is held is first undone.
  history.listen(({ location: to, delta }) => {
    if (onReturned) {
      onReturned();
      onReturned = null;
      return;
    }
    if (delta === null || !isHeld(to)) {
      isLetThrough = false;
      return show();
    }
    const returned = new Promise<void>((resolve) => (onReturned = resolve));
    history.go(-delta);
    void hold(to, async () => {
      await returned;
      isLetThrough = true;
      history.go(delta);
    });
  });

  return {
    routes,
    navigator,
    shown,
    get location() {
      return history.location;
    },
    navigate: (to) => (typeof to === 'number' ? history.go(to) : navigator.push(to)),
    setGuard(next) {
      guard = next;
      return () => void (guard = null);
    },
  };
}

export const createBrowserRouter = (routes: RouteObject[]) => createRouter(routes, browserHistory());

/** For tests: a history of its own. */
export const createMemoryRouter = (routes: RouteObject[], options: Parameters<typeof memoryHistory>[0]) =>
  createRouter(routes, memoryHistory(options));

const RouterContext = createContext<AppRouter | null>(null);

/** A page that still loads does not take the place of the one before, as every navigation is a transition. */
export function RouterProvider({ router }: { router: AppRouter }) {
  const [{ location, action }, setShown] = useState(router.shown.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.shown.get()));
    follow();
    return router.shown.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={action} navigator={router.navigator}>
        <Routes routes={router.routes} />
      </Router>
    </RouterContext>
  );
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Below the `RouterProvider`; one component of a page at most. */
export function useNavigationGuard(guard: NavigationGuard): void {
  const router = useContext(RouterContext);
  const holds = useEffectEvent(guard.holds);
  const ask = useEffectEvent(guard.ask);
  const onLeave = useEffectEvent(guard.onLeave);
  const onStay = useEffectEvent(guard.onStay);
  useLayoutEffect(
    () =>
      router?.setGuard({
        holds: (from, to) => holds(from, to),
        ask: () => ask(),
        onLeave: (from, to) => onLeave(from, to),
        onStay: () => onStay(),
      }),
    [router],
  );
}
