/** The identity provider of the mocks: everybody can sign in as anybody, without a password. */
import { userIdOf } from '@parapet/api/platform/secrets.ts';
import type { ProfileDoc } from '@parapet/api/identity/profiles.ts';
import {
  ProviderUnreachableError,
  SignInRefusedError,
  type RelyingParty,
  type SignedInUser,
} from '@parapet/api/identity/sign-in/relying-party.ts';
import type { Store } from '@parapet/api/store/port.ts';
import { mailDomain } from '@parapet/contracts/rules';
import { ISSUER, subjectOf } from '../seed/people/people.ts';
import { PROVIDER_PATH } from './provider-page.ts';

export function mockParty(store: Store): RelyingParty {
  /** @param query of the callback: the id of an account, or the e-mail address of a new one */
  async function userOf(query: URLSearchParams): Promise<SignedInUser | null> {
    const email = query.get('email')?.trim().toLowerCase();
    if (email !== undefined) {
      return mailDomain(email) === null
        ? null
        : signedIn(email, { email, email_verified: true, name: email.split('@')[0] ?? null });
    }
    const account = await store.system<ProfileDoc>('identity_profiles').get(query.get('account') ?? '');
    return account && signedIn(subjectOf(account._id, account.email), account);
  }

  return {
    clientId: 'mocks',
    authorizationUrl: async (state, _pending, screen) => `${PROVIDER_PATH}?${new URLSearchParams({ screen, state })}`,
    async redeem(query) {
      const user = await userOf(new URLSearchParams(query));
      if (user === null) throw new SignInRefusedError('access_denied', new Error('The mocks have no such account'));
      return user;
    },
    endSessionUrl: async () => null,
    keys: async () => {
      throw new ProviderUnreachableError('The provider of the mocks signs nothing');
    },
  };
}

function signedIn(subject: string, { email, email_verified, name }: SignedInUser['profile']): SignedInUser {
  return {
    userId: userIdOf(ISSUER, subject),
    issuer: ISSUER,
    subject,
    sid: null,
    idToken: null,
    profile: { email, email_verified, name },
  };
}
