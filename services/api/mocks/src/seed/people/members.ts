/** Memberships, accounts and the invitation of the seeds. */
import { hashOf } from '@parapet/api/platform/secrets.ts';
import { foldEmail } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { stamp, type SeedTables, type SystemTables } from '../tables.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './organizations.ts';
import { ACCOUNTS, ERIK, INVITED, PEOPLE, type Person } from './people.ts';

const MEMBER_KIND = 11;

function member(
  { id, name, email, role, domains }: Omit<Person, 'subject' | 'name'> & { name: string | null },
  number: number,
  organizationId: string,
  created_at: string,
): SeedTables['members'][number] {
  return {
    ...stamp(sampleId(MEMBER_KIND, number), organizationId, created_at),
    user_id: id,
    email,
    name,
    role,
    domains: [...domains],
    assets: [],
  };
}

export function seedMembers(now: Date): SeedTables['members'] {
  return [
    ...Object.values(PEOPLE).map((person, index) =>
      member(person, index + 1, ORGANIZATION_ID, daysBefore(now, 420 - index * 12)),
    ),
    member(INVITED, 100, ORGANIZATION_ID, daysBefore(now, 3)),
    member(ERIK, 9001, OTHER_ORGANIZATION_ID, daysBefore(now, 200)),
  ];
}

/** Token in the link of the invitation. */
export const INVITATION_TOKEN = 'sample-invitation-of-oskar';

/** What the product stores about these members outside of their organizations. */
export function seedAccounts(members: SeedTables['members'], now: Date): SystemTables {
  const { id, email } = INVITED;
  return {
    users: members
      .filter(({ user_id }) => user_id !== id)
      .map(({ user_id, organization_id }) => ({ _id: user_id, organization: organization_id })),
    identity_profiles: ACCOUNTS.map(({ id: _id, email, emailVerified, name }) => ({
      _id,
      email,
      email_verified: emailVerified,
      name,
    })),
    member_records: members.map(({ _id, user_id, organization_id }) => ({
      _id: `${organization_id}/${user_id}`,
      records: [_id],
    })),
    invitations: [
      {
        _id: `${ORGANIZATION_ID}/${id}`,
        organization: ORGANIZATION_ID,
        member: id,
        email: foldEmail(email),
        token_hash: hashOf(INVITATION_TOKEN),
        link_expires_at: daysBefore(now, -4),
        invited_at: daysBefore(now, 3),
      },
    ],
  };
}
