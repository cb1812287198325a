import type { Auth, AuthState } from '@parapet/sdk/host';

/**
 * Waits for a sign-in after a session has ended. For the same person and organization, pages fetch fresh data; for anybody
 * else the page starts anew, because they may not see what is on it.
 */
export function watchReturn(auth: Auth, actions: { refetch: () => void; startAnew: () => void }): () => void {
  let before: AuthState = auth.get();
  return auth.subscribe(() => {
    const now = auth.get();
    if (before.status === 'expired' && now.status === 'signed-in') {
      const same =
        before.session.user.id === now.session.user.id && before.session.organizationId === now.session.organizationId;
      if (same) actions.refetch();
      else actions.startAnew();
    }
    before = now;
  });
}
