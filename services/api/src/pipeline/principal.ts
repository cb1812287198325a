import type { TokenScope } from '@parapet/contracts/rules';

/** The person who makes a request. */
export interface Principal {
  /** As in all records. Of people from an external provider it is the hash of issuer and subject. */
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  via: 'session' | 'token';
  /** With a session only. */
  sessionId?: string;
  /** With a token only: its name, what it allows, and the organization that it is for. */
  token?: { name: string; scopes: TokenScope[]; organization: string };
}

/** A person according to their identity provider. */
export interface Profile {
  email: string | null;
  email_verified: boolean;
  name: string | null;
}
