/** System collections of identity. */
import type { SystemSpec } from '../store/port.ts';

export const identitySystemSpec: Record<string, SystemSpec> = {
  sessions: { index: ['user_id', 'provider_sid'], cached: true },
  /** Name and e-mail address at the last sign-in, by user id. */
  identity_profiles: {},
  api_tokens: { index: ['user_id'] },
  /** Pending sign-ins. */
  sign_in_states: {},
  /** Used logout tokens. */
  logout_tokens: {},
  accounts: { unique: ['email'] },
  sign_in_counters: {},
  provider_artefacts: { index: ['grant_id', 'uid', 'user_code'] },
  provider_keys: {},
};
