import {
  ApiTokenCreate,
  ApiTokens,
  MemberTokenPage,
  MemberTokenQuery,
  NewApiToken,
  OwnSessions,
} from '../../schemas/organization/credentials.ts';
import { Id, object, ref } from '../../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, idParams, json, noContent, problems, sessionProblem } from '../common.ts';

const config = { access: 'signed-in' } as const;
const description = 'Only with a session: a token cannot make or end what lets somebody in (403).';

export const credentialOperations = {
  getApiTokens: {
    method: 'GET',
    url: '/api/me/tokens',
    config,
    schema: {
      summary: 'My API tokens',
      description,
      response: { 200: json(ApiTokens, 'Those that have not expired'), ...sessionProblem },
    },
  },
  createApiToken: {
    method: 'POST',
    url: '/api/me/tokens',
    config,
    schema: {
      summary: 'Create an API token',
      description,
      body: ref(ApiTokenCreate),
      response: { 201: json(NewApiToken, 'The token, with its secret'), ...bodyProblem },
    },
  },
  revokeApiToken: {
    method: 'DELETE',
    url: '/api/me/tokens/:id',
    config,
    schema: {
      summary: 'Revoke an API token',
      description,
      params: idParams,
      response: { 204: noContent('Revoked'), ...emptyBodyProblem, ...problems(404) },
    },
  },
  listMemberTokens: {
    method: 'GET',
    url: '/api/organizations/:orgId/tokens',
    config: { access: { resource: 'organizations', action: 'read' } },
    schema: {
      summary: 'The API tokens of all members',
      description,
      params: object({ orgId: Id }),
      querystring: MemberTokenQuery,
      response: {
        200: json(MemberTokenPage, 'A page of those that have not expired, newest first'),
        ...sessionProblem,
      },
    },
  },
  revokeMemberToken: {
    method: 'DELETE',
    url: '/api/organizations/:orgId/tokens/:id',
    config: { access: { resource: 'organizations', action: 'delete' } },
    schema: {
      summary: 'Revoke the API token of a member',
      description,
      params: object({ orgId: Id, id: Id }),
      response: { 204: noContent('Revoked'), ...emptyBodyProblem, ...problems(404) },
    },
  },
  getSessions: {
    method: 'GET',
    url: '/api/me/sessions',
    config,
    schema: {
      summary: 'Where I am signed in',
      description,
      response: { 200: json(OwnSessions, 'My sessions'), ...sessionProblem },
    },
  },
  revokeSession: {
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    config,
    schema: {
      summary: 'End one of my sessions',
      description,
      params: idParams,
      response: { 204: noContent('Ended'), ...emptyBodyProblem, ...problems(404) },
    },
  },
  revokeOtherSessions: {
    method: 'DELETE',
    url: '/api/me/sessions',
    config,
    schema: {
      summary: 'End all of my sessions but this one',
      description,
      response: { 204: noContent('Ended'), ...emptyBodyProblem },
    },
  },
} as const;
