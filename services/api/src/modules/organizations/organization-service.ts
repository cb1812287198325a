/** Organisations, and setting one up for a person who has none. */
import type { Organization, OrganizationCreate } from '@parapet/contracts';
import { can, mailDomain, organizationId, organizationName } from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc, UserDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';
import { fieldProblem, Problem } from '../../pipeline/problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { addDefaultTemplates } from '../templates/default-templates.ts';
import { byToken, byVerifiedEmail, type InvitationDoc } from './invitations.ts';
import { join, refusal } from './joining.ts';
import { noteRecord } from './member-records.ts';
import { toMember } from './member-mapper.ts';

/** Somebody else's request for the same person was first. */
class AlreadySetUp extends Error {}

export function organizationService(store: Store) {
  async function read(db: OrgDb): Promise<Organization> {
    const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId });
    if (organization === null) throw new Problem(404, 'organization_not_found', 'There is no such organization');
    const members = await db.collection<MemberDoc>('members').find({});
    return { id: organization._id, name: organization.name, domain: organization.domain, created_at: organization.created_at, members: members.map(toMember) };
  }

  async function existing(principal: Principal): Promise<Organization | null> {
    const user = await store.system<UserDoc>('users').get(principal.userId);
    return user === null ? null : readAsMember(user.organization, principal.userId);
  }

  /** The organisation as a member of any role may have it: without the other members, unless the role may read them. */
  async function readAsMember(organization: string, userId: string): Promise<Organization> {
    const found = await read(store.org(organization, { id: userId }));
    const self = found.members.filter((member) => member.user_id === userId);
    const seesAll = self.some((member) => can(member, 'organizations', 'read').allowed);
    return seesAll ? found : { ...found, members: self };
  }

  /** @returns the organisation, or null when the invitation was taken back or used at this moment */
  async function comeByEmail(invitation: InvitationDoc, principal: Principal, requestId: string): Promise<Organization | null> {
    try {
      await join(store, invitation, principal, requestId);
    } catch (error) {
      // Another request for the same person was first, or the admin was: the caller looks again.
      if (error instanceof Problem && error.status < 500) return existing(principal);
      throw error;
    }
    return existing(principal);
  }

  return {
    read,

    /**
     * Gives the person an organisation with them as its admin, unless they have one; twice at once is the same as once.
     * @throws Problem 400 without an e-mail address, or when `domain` is not that of their address
     */
    async setUp(principal: Principal, input: OrganizationCreate, requestId: string): Promise<{ organization: Organization; created: boolean }> {
      const before = await existing(principal);
      if (before !== null) return { organization: before, created: false };
      const invitation = await byVerifiedEmail(store, principal);
      const joined = invitation === null ? null : await comeByEmail(invitation, principal, requestId);
      if (joined !== null) return { organization: joined, created: false };
      const email = principal.email?.trim() ?? '';
      const domain = mailDomain(email);
      if (domain === null) throw new Problem(400, 'no_email', 'No email address available');
      if (input.domain !== undefined && input.domain.toLowerCase() !== domain) throw fieldProblem('/domain', 'must be the domain of your own e-mail address');

      const id = await organizationId(domain, Date.now(), crypto.randomUUID());
      const actor = { id: principal.userId, request_id: requestId };
      try {
        await store.transaction(id, actor, async (tx) => {
          if (!(await tx.system<UserDoc>('users').insertIfAbsent({ _id: principal.userId, organization: id }))) throw new AlreadySetUp();
          await fill(tx, { name: input.name?.trim() ?? organizationName(email), domain, email, userId: principal.userId, personName: principal.name });
        });
      } catch (error) {
        if (!(error instanceof AlreadySetUp)) throw error;
        const first = await existing(principal);
        if (first === null) throw error;
        return { organization: first, created: false };
      }
      return { organization: await read(store.org(id, actor)), created: true };
    },

    /**
     * Brings the person into the organisation that a link invites to.
     * @throws Problem 409 when they belong to one already, 404 when the link does not work (any more)
     */
    async accept(principal: Principal, token: string, requestId: string): Promise<MemberDoc> {
      if ((await store.system<UserDoc>('users').get(principal.userId)) !== null) throw refusal('already_in_organization');
      const invitation = await byToken(store, token, Date.now());
      if (invitation === null) throw refusal('invitation_not_found');
      return join(store, invitation, principal, requestId);
    },
  };
}

interface Start {
  name: string;
  domain: string;
  email: string;
  userId: string;
  personName: string | null;
}

/** What a new organisation starts with. */
async function fill(tx: Tx, { name, domain, email, userId, personName }: Start): Promise<void> {
  await tx.collection<OrganizationDoc>('organizations').insertOne({ _id: tx.organizationId, name, domain });
  await noteRecord(tx, await tx.collection<MemberDoc>('members').insertOne({ user_id: userId, email, name: personName, role: 'admin', domains: [], assets: [] }));
  await addDefaultTemplates(tx);
}
