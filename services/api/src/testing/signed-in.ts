/** Creates sessions without the pages of a provider, for tests and benchmarks. */
import { createHash, randomUUID } from 'node:crypto';
import type { Role } from '@parapet/contracts';
import type { MemberDoc, UserDoc } from '../collections.ts';
import { createSessions } from '../identity/sessions.ts';
import type { Profile } from '../pipeline/principal.ts';
import { addMemberRecord } from '../modules/organizations/member-records.ts';
import type { Store } from '../store/port.ts';

const ISSUER = 'https://test.example';

/** Creates a new account each time. @param more the rest of the person's profile @returns the headers that a browser with the session sends */
export async function signedIn(
  store: Store,
  email: string | null,
  more: Partial<Profile> = {},
): Promise<{ userId: string; headers: Record<string, string> }> {
  const subject = randomUUID();
  const userId = createHash('sha256').update(`${ISSUER} ${subject}`).digest('hex');
  const profile = { email, email_verified: false, name: null, ...more };
  const cookie = await createSessions(store).start({
    user_id: userId,
    profile,
    issuer: ISSUER,
    subject,
    provider_sid: null,
    id_token: null,
  });
  return { userId, headers: { cookie: `parapet=${cookie}` } };
}

/** Makes somebody a member of an organization. */
export async function join(
  store: Store,
  organizationId: string,
  who: { userId: string; email: string; name?: string },
  role: Role,
  domains: string[] = [],
): Promise<void> {
  await store.transaction(organizationId, { id: 'test' }, async (tx) => {
    await tx.system<UserDoc>('users').put({ _id: who.userId, organization: organizationId });
    await addMemberRecord(
      tx,
      await tx
        .collection<MemberDoc>('members')
        .insertOne({
          user_id: who.userId,
          email: who.email,
          role,
          domains,
          assets: [],
          ...(who.name !== undefined && { name: who.name }),
        }),
    );
  });
}
