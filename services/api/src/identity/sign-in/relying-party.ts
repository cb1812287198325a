/** Our side of OpenID Connect: what is asked of a provider, whichever it is. */
import type { JWTVerifyGetKey } from 'jose';
import type { Profile } from '../principal.ts';

/** What is stored from the start of a sign-in to its end. */
export interface Pending {
  verifier: string;
  nonce: string;
}

export interface SignedInUser {
  issuer: string;
  subject: string;
  sid: string | null;
  idToken: string;
  profile: Profile;
}

export interface RelyingParty {
  readonly clientId: string;
  /** @throws ProviderUnreachableError */
  authorizationUrl(state: string, pending: Pending, screen: 'login' | 'signup'): Promise<string>;
  /**
   * Exchanges the code for what the provider says of the person.
   * @param query of the callback, with its `?`
   * @throws ProviderUnreachableError; SignInRefusedError when the provider, or a check of its answer, says no
   */
  redeem(query: string, state: string, pending: Pending): Promise<SignedInUser>;
  /** @returns null when the provider has no page for it or can't be reached */
  endSessionUrl(idToken: string | null): Promise<string | null>;
  /** The provider's issuer and keys, for its logout tokens. @throws ProviderUnreachableError */
  keys(): Promise<{ issuer: string; keys: JWTVerifyGetKey }>;
}

/** The provider can't be reached, or what it says of itself can't be used. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderUnreachableError';
}

export class SignInRefusedError extends Error {
  override name = 'SignInRefusedError';
  /** The provider's word for it, e.g. `access_denied`. */
  readonly code: string;
  constructor(code: string, cause: unknown) {
    super(`sign-in refused: ${code}`, { cause });
    this.code = code;
  }
}
