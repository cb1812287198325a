/** Codes of the built-in accounts: each says once, within a minute, to the sign-in that it was made for, who has given the right password. */
import type { Store, SystemDoc } from '../../store/port.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';

/** How long a code can be redeemed (ms). */
const LIFE = 60_000;

interface CodeDoc extends SystemDoc {
  account: string;
  challenge: string;
  expires_at: string;
}

export type SignInCodes = ReturnType<typeof createSignInCodes>;

export function createSignInCodes(store: Store) {
  const codes = store.system<CodeDoc>('sign_in_codes');
  return {
    /** @param challenge hash of the sign-in's verifier */
    async add(account: string, challenge: string) {
      const code = newSecret();
      const expires_at = new Date(Date.now() + LIFE).toISOString();
      await codes.put({ _id: hashOf(code), account, challenge, expires_at });
      return code;
    },
    /** @returns the id of the account; null for an unknown, used or expired code, or one of another sign-in */
    async redeem(code: string, verifier: string) {
      const found = await codes.get(hashOf(code));
      // Only one of several concurrent callers removes it.
      if (found === null || (await codes.delete({ _id: found._id })) === 0) return null;
      return found.challenge === hashOf(verifier) && found.expires_at > new Date().toISOString() ? found.account : null;
    },
  };
}
