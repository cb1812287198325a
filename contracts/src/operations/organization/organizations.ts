import {
  Member,
  MemberCreate,
  MemberHoldings,
  MemberInvitation,
  MemberRemovalQuery,
  MemberUpdate,
  Organization,
  OrganizationCreate,
  OrganizationDeletionQuery,
  OrganizationTransfer,
  OrganizationUpdate,
} from '../../schemas/organization/organization.ts';
import { BulkResult } from '../../schemas/bulk.ts';
import { Job } from '../../schemas/job.ts';
import { RiskCategoryRename } from '../../schemas/risk/risk-category.ts';
import { OrganizationLeave } from '../../schemas/organization/invitation.ts';
import { Me } from '../../schemas/organization/me.ts';
import { Id, object, ref } from '../../schemas/base.ts';
import { ifMatch, json, may, noContent, operation, problems, signedIn } from '../common.ts';

const optionalBody = { ...signedIn, body: 'optional' } as const;
const toUpdate = may('update', 'organizations');
const toTransfer = { ...toUpdate, endsOwnAccess: true } as const;
const orgParams = object({ orgId: Id });
const memberParams = object({ orgId: Id, userId: Id });

export const organizationOperations = {
  createOrganization: operation('POST', '/api/organizations', optionalBody, {
    summary: 'Create my organization',
    description:
      'For the first sign-in. A person who is already a member of an organization, or whose verified e-mail address an admin added to one, gets that one.',
    body: ref(OrganizationCreate),
    response: {
      200: json(Organization, 'The existing organization'),
      201: json(Organization, 'The new organization, with you as admin'),
    },
  }),
  getOrganization: operation('GET', '/api/organizations/:orgId', may('read', 'organizations'), {
    summary: 'The organization and its members',
    params: orgParams,
    response: { 200: json(Organization, 'The organization'), ...problems(404) },
  }),
  updateOrganization: operation('PATCH', '/api/organizations/:orgId', toUpdate, {
    summary: "Change the organization's name, time zone or words for the scales",
    description:
      'Days such as “today” are those of the reader, whose client names a time zone in the header `Time-Zone`. Mails, jobs and clients without it use that of the person’s preferences, or else this one.',
    params: orgParams,
    headers: ifMatch,
    body: ref(OrganizationUpdate),
    response: { 200: json(Organization, 'The organization after the change'), ...problems(404, 412) },
  }),
  renameRiskCategory: operation('POST', '/api/organizations/:orgId/risk-categories/rename', toUpdate, {
    summary: 'Rename a category of risks, or merge it into another one',
    description:
      'Changes all risks that have it, as a bulk change does; more than a request works on become a job (202). From then on the former name stands for the new one: in filters, and where a risk is recorded or changed with it. ' +
      'To take it back, rename it back; what was merged cannot be told apart again. A name that exists already is taken only with `merge` (409).',
    params: orgParams,
    body: ref(RiskCategoryRename),
    response: {
      200: json(BulkResult, 'What became of each risk'),
      202: json(Job, 'The job that changes the risks'),
      ...problems(404, 409),
    },
  }),
  // Adding a member changes the organization; the button needs the same permission.
  addMember: operation('POST', '/api/organizations/:orgId/members', toUpdate, {
    summary: 'Invite somebody',
    description:
      'They become a member when they use the link, or sign in with that e-mail address once it is verified.',
    params: orgParams,
    body: ref(MemberCreate),
    response: { 201: json(MemberInvitation, 'The new member and their link'), ...problems(404, 409) },
  }),
  updateMember: operation('PATCH', '/api/organizations/:orgId/members/:userId', toUpdate, {
    summary: "Change a member's role, domains or assets",
    description: 'The last admin must stay admin.',
    params: memberParams,
    headers: ifMatch,
    body: ref(MemberUpdate),
    response: { 200: json(Member, 'The member after the change'), ...problems(404, 409, 412) },
  }),
  removeMember: operation('DELETE', '/api/organizations/:orgId/members/:userId', may('delete', 'organizations'), {
    summary: 'Remove a member, or withdraw an invitation',
    description:
      'Not the last admin, and not yourself. What the member did keeps their name; what is not finished can be handed over.',
    params: memberParams,
    querystring: MemberRemovalQuery,
    headers: ifMatch,
    response: { 204: noContent('Removed'), ...problems(404, 409, 412) },
  }),
  getMemberHoldings: operation(
    'GET',
    '/api/organizations/:orgId/members/:userId/holdings',
    may('read', 'organizations'),
    {
      summary: 'How much of what is not finished belongs to a member',
      params: memberParams,
      response: { 200: json(MemberHoldings, 'The numbers of records'), ...problems(404) },
    },
  ),
  reissueInvitation: operation('POST', '/api/organizations/:orgId/members/:userId/invitation', toUpdate, {
    summary: 'Issue the link of an invitation again',
    description: 'The earlier link stops working. Not for a member who has joined (409).',
    params: memberParams,
    response: { 201: json(MemberInvitation, 'The member and their new link'), ...problems(404, 409) },
  }),
  leaveOrganization: operation('POST', '/api/organizations/:orgId/leave', optionalBody, {
    summary: 'Leave my organization',
    description:
      'What you did keeps your name. The last admin names another one; the only member deletes the organization instead (409).',
    params: orgParams,
    body: ref(OrganizationLeave),
    response: { 204: noContent('You have left'), ...problems(409) },
  }),
  transferOrganization: operation('POST', '/api/organizations/:orgId/transfer', toTransfer, {
    summary: 'Make another member the admin in my place',
    params: orgParams,
    body: ref(OrganizationTransfer),
    response: { 200: json(Me, 'You in your new role') },
  }),
  deleteOrganization: operation('DELETE', '/api/organizations/:orgId', may('delete', 'organizations'), {
    summary: 'Delete my organization',
    description:
      'Nobody belongs to it any more from then on. Its records and its audit trail are erased in the background.',
    params: orgParams,
    querystring: OrganizationDeletionQuery,
    headers: ifMatch,
    response: { 204: noContent('Deleted'), ...problems(404, 412) },
  }),
} as const;
