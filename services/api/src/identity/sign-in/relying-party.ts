/** The relying party of OpenID Connect, for any provider. */
import type { JWTVerifyGetKey } from 'jose';
import type { Profile } from '../../pipeline/principal.ts';

/** The secrets of a pending sign-in. */
export interface Pending {
  verifier: string;
  nonce: string;
}

export interface SignedInUser {
  /** In all records. */
  userId: string;
  issuer: string;
  subject: string;
  sid: string | null;
  /** null where there is none to sign out with. */
  idToken: string | null;
  profile: Profile;
}

export interface RelyingParty {
  readonly clientId: string;
  /** @throws ProviderUnreachableError */
  authorizationUrl(state: string, pending: Pending, screen: 'login' | 'signup'): Promise<string>;
  /**
   * Exchanges the code for the identity of the person.
   * @param query of the callback, with its `?`
   * @throws ProviderUnreachableError; SignInRefusedError when the provider refuses, or its response is not valid
   */
  redeem(query: string, state: string, pending: Pending): Promise<SignedInUser>;
  /** @returns null when the provider has no such page, or cannot be reached */
  endSessionUrl(idToken: string | null): Promise<string | null>;
  /** The provider's issuer and keys, for its logout tokens. @throws ProviderUnreachableError */
  keys(): Promise<{ issuer: string; keys: JWTVerifyGetKey }>;
}

/** The provider cannot be reached, or its configuration is not usable. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderUnreachableError';
}

export class SignInRefusedError extends Error {
  override name = 'SignInRefusedError';
  /** The error code of the provider, e.g. `access_denied`. */
  readonly code: string;
  constructor(code: string, cause: unknown) {
    super(`sign-in refused: ${code}`, { cause });
    this.code = code;
  }
}
