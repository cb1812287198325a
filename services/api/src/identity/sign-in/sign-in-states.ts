/**
 * Pending sign-ins. The provider carries them as the `state`, sealed, because whoever only starts one must not fill the database. Each
 * belongs to the browser that started it, and can be finished once.
 */
import type { Store, SystemDoc } from '../../store/port.ts';
import { sealed } from '../../platform/sealed.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Pending } from './relying-party.ts';

/** Time limit of a sign-in (ms), in which a person may also have to find a password, or sign up. */
export const SIGN_IN_TIME = 3_600_000;

export interface SignInRequest {
  mode: 'modal' | 'redirect';
  /** Returned in the message with the result. */
  channel: string | null;
  /** Path to return to. */
  return_to: string;
}

export type PendingSignIn = SignInRequest & Pending;

/** @param secret the same in every process */
export function createSignInStates(store: Store, secret: string, now: () => number) {
  const box = sealed<PendingSignIn & { browser: string }>(secret, 'sign-in state', now);
  const finished = store.system<SystemDoc>('sign_in_states');
  const running = new Set<string>();
  return {
    /** @param browser value of the sign-in cookie @returns the `state` for the provider, and its secrets */
    async begin(request: SignInRequest, browser: string): Promise<Pending & { state: string }> {
      const pending = { verifier: newSecret(), nonce: newSecret() };
      return {
        ...pending,
        state: await box.seal({ ...request, ...pending, browser: hashOf(browser) }, now() + SIGN_IN_TIME),
      };
    },
    /**
     * Finishes a sign-in. When `work` fails it can be tried again.
     * @returns null without calling `work` when there is no such sign-in, another browser started it, it took too long, or was finished
     */
    async finish<T>(state: string, browser: string | null, work: (pending: PendingSignIn) => Promise<T>) {
      const found = await box.open(state);
      if (found === null || browser === null || found.browser !== hashOf(browser)) return null;
      const _id = hashOf(state);
      // Only one of two concurrent callbacks continues. In another process, the provider refuses the second use of its code.
      if (running.has(_id)) return null;
      running.add(_id);
      try {
        if ((await finished.get(_id)) !== null) return null;
        const result = await work(found);
        await finished.put({ _id, expires_at: new Date(Date.now() + SIGN_IN_TIME).toISOString() });
        return result;
      } finally {
        running.delete(_id);
      }
    },
  };
}
