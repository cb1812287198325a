/** The profiles of people at their last sign-in, for requests with a token. */
import type { Store, SystemDoc } from '../store/port.ts';
import type { Profile } from '../pipeline/principal.ts';

export interface ProfileDoc extends SystemDoc, Profile {}

export interface Profiles {
  find(userId: string): Promise<ProfileDoc | null>;
  save(userId: string, profile: Profile): Promise<void>;
}

export function createProfiles(store: Store): Profiles {
  const profiles = store.system<ProfileDoc>('identity_profiles');
  return {
    find: (userId) => profiles.get(userId),
    save: (userId, { email, email_verified, name }) => profiles.put({ _id: userId, email, email_verified, name }),
  };
}
