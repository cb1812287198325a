import Type from 'typebox';
import { InvitationAcceptance, Member, MemberCreate, MemberInvitation, MemberUpdate, Organization, OrganizationCreate } from '../schemas/organization.ts';
import { Me } from '../schemas/me.ts';
import { Id, closed, ref } from '../schemas/base.ts';
import { bodyProblem, conflict, emptyBodyProblem, ifMatch, json, noContent, notFound, precondition, sessionProblem } from './common.ts';

const tags = ['organizations'];
const orgParams = Type.Object({ orgId: Id }, closed);
const memberParams = Type.Object({ orgId: Id, userId: Id }, closed);

export const organizationOperations = {
  createOrganization: {
    method: 'POST',
    url: '/api/organizations',
    config: { access: 'signed-in', body: 'optional' },
    schema: {
      operationId: 'createOrganization',
      summary: 'Create my organization',
      description: 'For the first sign-in. A person who is already a member of an organization, or whose verified e-mail address an admin added to one, gets that one.',
      tags,
      body: ref(OrganizationCreate),
      response: { 200: json(Organization, 'The existing organization'), 201: json(Organization, 'The new organization, with you as admin'), ...bodyProblem },
    },
  },
  getOrganization: {
    method: 'GET',
    url: '/api/organizations/:orgId',
    config: { access: { resource: 'organizations', action: 'read' } },
    schema: {
      operationId: 'getOrganization',
      summary: 'The organization and its members',
      tags,
      params: orgParams,
      response: { 200: json(Organization, 'The organization'), ...sessionProblem, ...notFound },
    },
  },
  addMember: {
    method: 'POST',
    url: '/api/organizations/:orgId/members',
    // Adding a member changes the organization; the button needs the same permission.
    config: { access: { resource: 'organizations', action: 'update' } },
    schema: {
      operationId: 'addMember',
      summary: 'Invite somebody',
      description: 'They become a member when they use the link, or sign in with that e-mail address once it is verified.',
      tags,
      params: orgParams,
      body: ref(MemberCreate),
      response: { 201: json(MemberInvitation, 'The new member and their link'), ...bodyProblem, ...notFound, ...conflict },
    },
  },
  updateMember: {
    method: 'PATCH',
    url: '/api/organizations/:orgId/members/:userId',
    config: { access: { resource: 'organizations', action: 'update' } },
    schema: {
      operationId: 'updateMember',
      summary: "Change a member's role, domains or assets",
      description: 'The last admin must stay admin.',
      tags,
      params: memberParams,
      headers: ifMatch,
      body: ref(MemberUpdate),
      response: { 200: json(Member, 'The member after the change'), ...bodyProblem, ...notFound, ...conflict, ...precondition },
    },
  },
  removeMember: {
    method: 'DELETE',
    url: '/api/organizations/:orgId/members/:userId',
    config: { access: { resource: 'organizations', action: 'delete' } },
    schema: {
      operationId: 'removeMember',
      summary: 'Remove a member, or withdraw an invitation',
      description: 'Not the last admin, and not yourself.',
      tags,
      params: memberParams,
      headers: ifMatch,
      response: { 204: noContent('Removed'), ...emptyBodyProblem, ...notFound, ...conflict, ...precondition },
    },
  },
  acceptInvitation: {
    method: 'POST',
    url: '/api/invitations/accept',
    config: { access: 'signed-in' },
    schema: {
      operationId: 'acceptInvitation',
      summary: 'Join an organization with an invitation link',
      description: 'Not for a person who is already a member of an organization (409). A link that was used or withdrawn or has expired does not exist (404).',
      tags,
      body: ref(InvitationAcceptance),
      response: { 200: json(Me, 'You as a member of your new organization'), ...bodyProblem, ...notFound, ...conflict },
    },
  },
} as const;
