import type { Auth } from '@parapet/sdk/host';

/** Calls `leave` once the session was ended from elsewhere. The pages close by themselves; leaving the document drops what is in memory. */
export function watchEnd(auth: Auth, leave: () => void): () => void {
  return auth.subscribe(() => {
    const state = auth.get();
    if (state.status === 'signed-out' && state.ended === true) leave();
  });
}
