/** Organisations, and setting one up for a person who has none. */
import { randomUUID } from 'node:crypto';
import type { Organization, OrganizationCreate } from '@parapet/contracts';
import { DEFAULT_ASSET_TEMPLATES, DEFAULT_PREFERENCES, mailDomain, organizationId, organizationName } from '@parapet/contracts/rules';
import type { AssetTemplateDoc, MemberDoc, OrganizationDoc, UserDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';
import { fieldProblem, Problem } from '../../problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';

/** Somebody else's request for the same person was first. */
class AlreadySetUp extends Error {}

export function organizationService(store: Store) {
  async function read(db: OrgDb): Promise<Organization> {
    const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId });
    if (organization === null) throw new Problem(404, 'organization_not_found', 'There is no such organization');
    const members = await db.collection<MemberDoc>('members').find({});
    return { id: organization._id, name: organization.name, domain: organization.domain, created_at: organization.created_at, members };
  }

  async function existing(principal: Principal): Promise<Organization | null> {
    const user = await store.system<UserDoc>('users').get(principal.userId);
    return user === null ? null : read(store.org(user.organization, { id: principal.userId }));
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
      const email = principal.email?.trim() ?? '';
      const domain = mailDomain(email);
      if (domain === null) throw new Problem(400, 'no_email', 'No email address available');
      if (input.domain !== undefined && input.domain.toLowerCase() !== domain) throw fieldProblem('/domain', 'must be the domain of your own e-mail address');

      const id = await organizationId(domain, Date.now(), randomUUID());
      const actor = { id: principal.userId, request_id: requestId };
      try {
        await store.transaction(id, actor, async (tx) => {
          if (!(await tx.system<UserDoc>('users').insertIfAbsent({ _id: principal.userId, organization: id }))) throw new AlreadySetUp();
          await fill(tx, { name: input.name?.trim() ?? organizationName(email), domain, email, userId: principal.userId });
        });
      } catch (error) {
        if (!(error instanceof AlreadySetUp)) throw error;
        const first = await existing(principal);
        if (first === null) throw error;
        return { organization: first, created: false };
      }
      return { organization: await read(store.org(id, actor)), created: true };
    },
  };
}

/** What a new organisation starts with. */
async function fill(tx: Tx, { name, domain, email, userId }: { name: string; domain: string; email: string; userId: string }): Promise<void> {
  await tx.collection<OrganizationDoc>('organizations').insertOne({ _id: tx.organizationId, name, domain });
  const preferences = DEFAULT_PREFERENCES;
  await tx.collection<MemberDoc>('members').insertOne({ user_id: userId, email, role: 'admin', domains: [], assets: [], preferences });
  const templates = tx.collection<AssetTemplateDoc>('asset_templates');
  for (const template of DEFAULT_ASSET_TEMPLATES) await templates.insertOne(template);
}
