import Type from 'typebox';
import { Organization, OrganizationCreate } from '../schemas/organization.ts';
import { Id, closed, ref } from '../schemas/base.ts';
import { bodyProblem, json, notFound, sessionProblem } from './common.ts';

const tags = ['organizations'];

export const organizationOperations = {
  createOrganization: {
    method: 'POST',
    url: '/api/organizations',
    config: { access: 'signed-in' },
    schema: {
      operationId: 'createOrganization',
      summary: 'Set up my organisation',
      description: 'For the first sign-in. A person who belongs to an organisation already gets that one.',
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
      params: Type.Object({ orgId: Id }, closed),
      response: { 200: json(Organization, 'The organisation'), ...sessionProblem, ...notFound },
    },
  },
} as const;
