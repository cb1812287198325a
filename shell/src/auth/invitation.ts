import { invitationToken } from '@parapet/contracts/rules';
import { callOperation, readStored, writeStored } from '@parapet/sdk';
import { createStore, type AuthCalls, type Store } from '@parapet/sdk/host';

/** The token of the link that somebody came with; null when they came without one. */
export interface Invitation extends Store<string | null> {
  /** Removes the token when it was used, or is not wanted any more. */
  drop: () => void;
}

/**
 * Key in the session storage, which survives when signing in has to leave the page. The token is sent only to the calls
 * that preview and accept the invitation. Where storage is switched off, the invitation lasts as long as the page.
 */
const KEY = 'parapet.invitation';

/**
 * Moves the token from the URL, where it would be copied and shared, into the session storage.
 * @param page aborts when the page is left; without it the page lasts as long as the window
 */
export function openInvitation(page?: AbortSignal): Invitation {
  const store = createStore(readStored(KEY, 'sessionStorage') ?? null);
  const take = () => {
    const token = location.pathname === '/' ? invitationToken(location.hash) : null;
    if (token === null) return;
    history.replaceState(history.state, '', `/${location.search}`);
    writeStored(KEY, token, 'sessionStorage');
    store.set(token);
  };
  take();
  // A link that is opened in the tab of the landing page changes the hash only.
  addEventListener('hashchange', take, page && { signal: page });
  const drop = () => {
    writeStored(KEY, null, 'sessionStorage');
    store.set(null);
  };
  return { ...store, drop };
}

/** The calls of somebody who may have come with an invitation: at their first sign-in they join instead of setting up an organization. */
export function withInvitation(calls: AuthCalls, invitation: Invitation): AuthCalls {
  return {
    ...calls,
    async createOrganization(user) {
      const token = invitation.get();
      if (token === null) return calls.createOrganization(user);
      await callOperation('acceptInvitation', { body: { token } });
      invitation.drop();
    },
  };
}
