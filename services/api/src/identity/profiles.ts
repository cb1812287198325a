/** The profiles of people at their last sign-in, for requests with a token. */
import type { Store, SystemDoc } from '../store/port.ts';
import type { Profile } from '../pipeline/principal.ts';

export interface ProfileDoc extends SystemDoc, Profile {}

export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles(store: Store) {
  const profiles = store.system<ProfileDoc>('identity_profiles');
  return {
    find: (userId: string) => profiles.get(userId),
    save: (userId: string, { email, email_verified, name }: Profile) =>
      profiles.put({ _id: userId, email, email_verified, name }),
  };
}
