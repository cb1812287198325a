/** Who a request comes from. */
export interface Principal {
  /** Hash of issuer and subject. */
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  via: 'session' | 'token';
  /** Only via a session. */
  sessionId?: string;
  /** Only via a token: what it may do. */
  scopes?: string[];
}

/** What a provider says of a person. */
export interface Profile {
  email: string | null;
  email_verified: boolean;
  name: string | null;
}
