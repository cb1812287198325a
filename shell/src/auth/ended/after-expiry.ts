import type { Auth, AuthState } from '@parapet/sdk/host';

/**
 * Once a session that ended is followed by a new one: the same person's pages ask for fresh data; for anybody else the
 * page starts anew, since what is on it was never theirs to see.
 */
export function watchReturn(auth: Auth, actions: { refetch: () => void; startAnew: () => void }): () => void {
  let before: AuthState = auth.get();
  return auth.subscribe(() => {
    const now = auth.get();
    if (before.status === 'expired' && now.status === 'signed-in') {
      const same = before.session.user.id === now.session.user.id && before.session.organizationId === now.session.organizationId;
      if (same) actions.refetch();
      else actions.startAnew();
    }
    before = now;
  });
}
