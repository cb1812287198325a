/** Pending sign-ins. They are stored on the server, bound to the browser that started them, and can be used once. */
import type { Store, SystemDoc } from '../../store/port.ts';
import { hashOf, newSecret } from '../secrets.ts';

/** Time limit of a sign-in (ms), in which a person may also have to find a password, or sign up. */
export const SIGN_IN_TIME = 3_600_000;

export interface SignInRequest {
  mode: 'modal' | 'redirect';
  /** Returned in the message with the result. */
  channel: string | null;
  /** Path to return to. */
  return_to: string;
}

interface StateDoc extends SystemDoc, SignInRequest {
  expires_at: string;
  /** Hash of the browser's cookie. */
  browser: string;
  verifier: string;
  nonce: string;
}

export interface SignInStates {
  /** @param browser value of the sign-in cookie @returns the `state` for the provider */
  begin(request: SignInRequest, browser: string): Promise<{ state: string; verifier: string; nonce: string }>;
  /** Removes and returns a sign-in. @returns null when there is none, another browser started it, or it took too long */
  take(state: string, browser: string | null): Promise<StateDoc | null>;
}

export function createSignInStates(store: Store, now: () => number): SignInStates {
  const states = store.system<StateDoc>('sign_in_states');
  return {
    async begin(request, browser) {
      const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()];
      const expires_at = new Date(now() + SIGN_IN_TIME).toISOString();
      await states.put({ _id: hashOf(state), ...request, browser: hashOf(browser), verifier, nonce, expires_at });
      return { state, verifier, nonce };
    },
    async take(state, browser) {
      const found = await states.get(hashOf(state));
      if (found === null || browser === null || found.browser !== hashOf(browser)) return null;
      // Of two concurrent callbacks, only the one that deletes it succeeds.
      if ((await states.delete({ _id: found._id })) === 0) return null;
      return Date.parse(found.expires_at) > now() ? found : null;
    },
  };
}
