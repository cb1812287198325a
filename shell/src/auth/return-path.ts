import { routes } from '@parapet/sdk';

/** Where somebody wanted to go before they were sent to the landing page; stored in the history entry. */
export interface LandingState {
  from: string;
}

/** The path to end on after signing in: where they wanted to go, else the dashboard. */
export function returnPath(state: unknown): string {
  if (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string' &&
    /^\/(?!\/)/.test(state.from)
  )
    return state.from;
  return routes.dashboard();
}
