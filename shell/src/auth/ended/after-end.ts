import type { Auth } from '@parapet/sdk/host';

/** Calls `leave` once the session was ended from elsewhere. The pages are closed by then; what is in memory goes with the page. */
export function watchEnd(auth: Auth, leave: () => void): () => void {
  return auth.subscribe(() => {
    const state = auth.get();
    if (state.status === 'signed-out' && state.ended === true) leave();
  });
}
