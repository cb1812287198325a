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
      summary: 'Set up my organisation',
      description: 'For the first sign-in. A person who belongs to an organisation already, or whose verified e-mail address an admin added to one, gets that one.',
      tags,
      body: ref(OrganizationCreate),
      response: { 200: json(Organization, 'The one you belong to'), 201: json(Organization, 'The new organisation, with you as admin'), ...bodyProblem },
    },
  },
  getOrganization: {
    method: 'GET',
    url: '/api/organizations/:orgId',
    config: { access: { resource: 'organizations', action: 'read' } },
    schema: {
      operationId: 'getOrganization',
      summary: 'The organisation and its members',
      tags,
      params: orgParams,
      response: { 200: json(Organization, 'The organisation'), ...sessionProblem, ...notFound },
    },
  },
  addMember: {
    method: 'POST',
    url: '/api/organizations/:orgId/members',
    // Adding changes the organisation; the button follows the same permission.
    config: { access: { resource: 'organizations', action: 'update' } },
    schema: {
      operationId: 'addMember',
      summary: 'Invite somebody',
      description: 'They become a member when they use the link, or sign in with that e-mail address, verified.',
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
      description: 'The last admin stays one.',
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
      summary: 'Remove a member, or take an invitation back',
      description: 'Neither the last admin nor oneself.',
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
      summary: 'Join the organisation that a link invites to',
      description: 'Not for a person who belongs to an organisation already (409). A link that was used, taken back or is too old is not there (404).',
      tags,
      body: ref(InvitationAcceptance),
      response: { 200: json(Me, 'You, in your new organisation'), ...bodyProblem, ...notFound, ...conflict },
    },
  },
} as const;
