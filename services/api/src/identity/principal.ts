/** The person who makes a request. */
export interface Principal {
  /** Hash of issuer and subject. */
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  via: 'session' | 'token';
  /** With a session only. */
  sessionId?: string;
  /** With a token only. */
  scopes?: string[];
}

/** A person according to their identity provider. */
export interface Profile {
  email: string | null;
  email_verified: boolean;
  name: string | null;
}
