/** Reads organizations, creates them, and lets invited people join. */
import type {
  InvitationAcceptance,
  InvitationPreview,
  Organization,
  OrganizationCreate,
  OrganizationUpdate,
} from '@parapet/contracts';
import {
  can,
  isPendingMember,
  isTimeZone,
  mailDomain,
  mayCreateOrganization,
  NO_SCALE_LABELS,
  organizationId,
  organizationName,
  SIGN_UP_REFUSAL,
  storedScaleLabels,
  UTC,
  type SignUpMode,
} from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc, UserDoc } from '../../collections.ts';
import type { Principal } from '../../pipeline/principal.ts';
import type { Caller } from '../../pipeline/call.ts';
import { fieldProblem, Problem } from '../../pipeline/problem.ts';
import { compareText } from '../../store/order.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { addDefaultTemplates } from '../templates/default-templates.ts';
import { changeRecord, findRecord, notFound } from '../records.ts';
import { findByToken, findByVerifiedEmail, invitationsOf, type InvitationDoc } from './invitations/invitations.ts';
import type { InvitationLinks } from './invitations/invitation-links.ts';
import { join, refusal } from './invitations/joining.ts';
import { currentOrganization } from './leaving.ts';
import { addMemberRecord } from './member-records.ts';
import { toMember } from './member-mapper.ts';

/** A concurrent request for the same person was faster. */
class AlreadySetUp extends Error {}

export type OrganizationService = ReturnType<typeof organizationService>;

/** @param signUp who may create organizations */
export function organizationService(store: Store, signUp: SignUpMode, links: Pick<InvitationLinks, 'shown'>) {
  /** @param withLinks whether the invitations show their links */
  async function read(db: OrgDb, withLinks = false): Promise<Organization> {
    const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId });
    if (organization === null) throw notFound('organization');
    const members = (await db.collection<MemberDoc>('members').find({})).toSorted((one, other) =>
      compareText(one.created_at, other.created_at),
    );
    const pending = members.filter(isPendingMember).map(({ user_id }) => user_id);
    const invitations = await invitationsOf(store, db.organizationId, pending);
    const { _id: id, name, domain, time_zone = UTC, scale_labels = NO_SCALE_LABELS, created_at } = organization;
    const shown = members.map(async (member) => {
      const invitation = invitations.get(member.user_id) ?? null;
      return toMember(member, invitation, withLinks && invitation !== null ? await links.shown(invitation) : undefined);
    });
    return { id, name, domain, time_zone, scale_labels, created_at, members: await Promise.all(shown) };
  }

  async function existing(principal: Principal): Promise<Organization | null> {
    const user = await store.system<UserDoc>('users').get(principal.userId);
    return user === null ? null : readAsMember(user.organization, principal.userId);
  }

  /** The organization, without the other members if the role may not read them. */
  async function readAsMember(organization: string, userId: string): Promise<Organization> {
    const found = await read(store.org(organization, { id: userId }));
    const self = found.members.filter((member) => member.user_id === userId);
    const seesAll = self.some((member) => can(member, 'organizations', 'read').allowed);
    return seesAll ? found : { ...found, members: self };
  }

  /** @returns null when the invitation was withdrawn or used at the same time */
  async function joinByEmail(
    invitation: InvitationDoc,
    principal: Principal,
    requestId: string,
  ): Promise<Organization | null> {
    try {
      await join(store, invitation, principal, requestId);
    } catch (error) {
      // A concurrent request of the same person, or of the admin, was faster.
      if (error instanceof Problem && error.status < 500) return existing(principal);
      throw error;
    }
    return existing(principal);
  }

  return {
    read,

    /** @param version on which the request is based; undefined for any @throws Problem 400 for a time zone that does not exist, 412 when the version differs */
    async update(
      caller: Caller,
      { name, time_zone, scale_labels }: OrganizationUpdate,
      version: number | undefined,
    ): Promise<{ organization: Organization; stored: OrganizationDoc }> {
      if (time_zone !== undefined && !isTimeZone(time_zone)) throw fieldProblem('/time_zone', 'is not a time zone');
      return changeAs(store, caller, async (db) => {
        const organizations = db.collection<OrganizationDoc>('organizations');
        const before = await findRecord(organizations, { _id: db.organizationId }, 'organization', version);
        const stored = await changeRecord(organizations, before, {
          $set: {
            ...(name !== undefined && { name: name.trim() }),
            ...(time_zone !== undefined && { time_zone }),
            ...(scale_labels !== undefined && { scale_labels: storedScaleLabels(scale_labels) }),
          },
        });
        return { organization: await read(db), stored };
      });
    },

    /**
     * Creates an organization with the person as its admin, unless they belong to one. Concurrent requests create one.
     * @throws Problem 400 without an e-mail address, or when `domain` differs from that of the address; 403 for people without an invitation where sign-up requires one
     */
    async setUp(
      principal: Principal,
      input: OrganizationCreate,
      requestId: string,
    ): Promise<{ organization: Organization; created: boolean }> {
      const before = await existing(principal);
      if (before !== null) return { organization: before, created: false };
      const invitation = await findByVerifiedEmail(store, principal);
      const joined = invitation === null ? null : await joinByEmail(invitation, principal, requestId);
      if (joined !== null) return { organization: joined, created: false };
      const email = principal.email?.trim() ?? '';
      const domain = mailDomain(email);
      if (domain === null) throw new Problem(400, 'no_email', 'No email address available');
      if (input.domain !== undefined && input.domain.toLowerCase() !== domain)
        throw fieldProblem('/domain', 'must be the domain of your own email address');

      const id = await organizationId(domain, Date.now(), crypto.randomUUID());
      const actor = { id: principal.userId, request_id: requestId };
      try {
        await store.transaction(id, actor, async (tx) => {
          const users = tx.system<UserDoc>('users');
          if (!mayCreateOrganization(signUp, (await users.findOne({})) === null))
            throw new Problem(403, 'sign_up_by_invitation', SIGN_UP_REFUSAL);
          // When two people are the first at the same time, this write makes one wait for the other.
          if (signUp === 'invited') await tx.system('first_organization').put({ _id: 'first' });
          if (!(await users.insertIfAbsent({ _id: principal.userId, organization: id }))) throw new AlreadySetUp();
          await insertOrganization(tx, {
            name: input.name?.trim() ?? organizationName(email),
            domain,
            email,
            userId: principal.userId,
            personName: principal.name,
          });
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
     * What an invitation leads to, and the organization that the person would leave.
     * @throws Problem 404 when the token is not valid (any more)
     */
    async preview(principal: Principal, token: string): Promise<InvitationPreview> {
      const { organization: id, member, link_expires_at } = await valid(token);
      const db = store.org(id, { id: principal.userId });
      const [organization, invited, current] = await Promise.all([
        db.collection<OrganizationDoc>('organizations').findOne({ _id: id }),
        db.collection<MemberDoc>('members').findOne({ user_id: member }),
        currentOrganization(store, principal.userId),
      ]);
      // Withdrawn just now.
      if (organization === null || invited === null) throw refusal('invitation_not_found');
      return { organization: { id, name: organization.name }, role: invited.role, link_expires_at, current };
    },

    /**
     * Accepts an invitation.
     * @throws Problem 409 when the person belongs to that organization already, or to another one that has to be left; 404 when the token is not valid (any more)
     */
    async accept(principal: Principal, { token, leave }: InvitationAcceptance, requestId: string): Promise<MemberDoc> {
      return join(store, await valid(token), principal, requestId, leave);
    },
  };

  /** @throws Problem 404 */
  async function valid(token: string): Promise<InvitationDoc> {
    const invitation = await findByToken(store, token, Date.now());
    if (invitation === null) throw refusal('invitation_not_found');
    return invitation;
  }
}

interface NewOrganization {
  name: string;
  domain: string;
  email: string;
  userId: string;
  personName: string | null;
}

/** Inserts the organization, its admin and the default templates. */
async function insertOrganization(tx: Tx, { name, domain, email, userId, personName }: NewOrganization): Promise<void> {
  await tx.collection<OrganizationDoc>('organizations').insertOne({ _id: tx.organizationId, name, domain });
  await addMemberRecord(
    tx,
    await tx
      .collection<MemberDoc>('members')
      .insertOne({ user_id: userId, email, name: personName, role: 'admin', domains: [], assets: [] }),
  );
  await addDefaultTemplates(tx);
}
