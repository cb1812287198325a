/** The relying party of the built-in accounts, which are in this process: no protocol is spoken between the two. */
import { ProviderUnreachableError, SignInRefusedError, type RelyingParty } from '../sign-in/relying-party.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { ProviderParts } from './provider-parts.ts';
import { BEGIN } from './requests/mount-path.ts';

export function accountParty({ issuer, publicUrl, accounts, codes }: ProviderParts): RelyingParty {
  return {
    clientId: 'parapet',
    authorizationUrl: async (state, { verifier }, screen) =>
      `${publicUrl}${BEGIN}?${new URLSearchParams({ state, challenge: hashOf(verifier), screen }).toString()}`,
    async redeem(query, _state, { verifier }) {
      const answer = new URLSearchParams(query);
      const refused = answer.get('error');
      if (refused !== null) throw new SignInRefusedError(refused, new Error('No password was given'));
      const isOurs = (answer.get('iss') ?? issuer) === issuer;
      const id = isOurs ? await codes.redeem(answer.get('code') ?? '', verifier) : null;
      if (id === null)
        throw new SignInRefusedError('sign_in_failed', new Error('The code does not belong to this sign-in'));
      const account = await accounts.find(id);
      if (account === null) throw new SignInRefusedError('access_denied', new Error('The account was removed'));
      const { user_id: userId, email, email_verified_at, name } = account;
      return {
        userId,
        issuer,
        subject: id,
        sid: null,
        idToken: null,
        profile: { email, email_verified: typeof email_verified_at === 'string', name },
      };
    },
    endSessionUrl: async () => null,
    keys: async () => {
      throw new ProviderUnreachableError('The built-in accounts sign nothing');
    },
  };
}
