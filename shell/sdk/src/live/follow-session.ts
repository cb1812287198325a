import type { Auth } from '../session/auth.ts';
import type { LiveUpdates } from './live-updates.ts';

/**
 * Runs the live updates while somebody is signed in. When the person's own membership or organization may have changed, the session is read again;
 * when they were signed out elsewhere, it ends here.
 * Returns a function that stops both.
 */
export function followSession(live: LiveUpdates, auth: Auth): () => void {
  const look = () => (auth.get().status === 'signed-in' ? live.start() : live.stop());
  const stopAuth = auth.subscribe(look);
  const stopLive = live.subscribe((event) => {
    const state = auth.get();
    if (state.status !== 'signed-in') return;
    // The session has the organization's name.
    const isOwn =
      event === null ||
      event.entity === 'organizations' ||
      (event.entity === 'members' && event.id === state.session.user.id);
    if (isOwn) void auth.refresh();
  });
  const stopEnd = live.on('signed-out', () => void auth.end());
  look();
  return () => {
    stopAuth();
    stopLive();
    stopEnd();
    live.stop();
  };
}
