/** How the collections of identity are stored. */
import type { SystemSpec } from '../store/port.ts';

export const identitySystemSpec: Record<string, SystemSpec> = {
  sessions: { index: ['user_id', 'provider_sid'], cached: true },
  /** Name and e-mail address as the provider last told them, by user id. */
  identity_profiles: {},
  api_tokens: { index: ['user_id'] },
  /** Sign-ins under way. */
  sign_in_states: {},
  /** Logout tokens that were used. */
  logout_tokens: {},
  accounts: { unique: ['email'] },
  sign_in_counters: {},
  provider_artefacts: { index: ['grant_id', 'uid', 'user_code'] },
  provider_keys: {},
};
