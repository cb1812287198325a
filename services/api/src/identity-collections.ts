/** System collections of identity. */
import type { SystemSpec } from './store/port.ts';

export const identitySystemSpec: Record<string, SystemSpec> = {
  sessions: { index: ['user_id', 'provider_sid'], reported: ['user_id'], cached: true },
  /** Sessions that were ended from elsewhere, until they would have expired. */
  revoked_sessions: {},
  /** Name and e-mail address at the last sign-in, by user id. */
  identity_profiles: {},
  api_tokens: { index: ['user_id', 'organization'], reported: ['user_id'] },
  /** Who identified people at the last start. */
  last_issuer: {},
  /** States of finished sign-ins, which cannot be used again. */
  sign_in_states: {},
  /** Used logout tokens. */
  logout_tokens: {},
  accounts: { unique: ['email'] },
  /** Sign-ups whose mail was not confirmed yet, by the hash of the secret in its link. */
  pending_sign_ups: {},
  /** Links to verify the address of an account, by the hash of their secret. */
  email_links: {},
  /** Links to choose a new password, by the hash of their secret. Not cached: a command adds some while the service runs. */
  password_links: { index: ['account'] },
  sign_in_counters: {},
  /** Wrong passwords, and when the next may be tried. */
  sign_in_delays: {},
  /** From where people have signed in. */
  known_networks: {},
  /** Right passwords, until the sign-in that they were given for goes on. */
  sign_in_codes: {},
  provider_keys: {},
};
