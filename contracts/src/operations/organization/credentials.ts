import Type from 'typebox';
import {
  ApiTokenCreate,
  ApiTokens,
  MemberTokenPage,
  MemberTokenQuery,
  NewApiToken,
  OwnSessions,
} from '../../schemas/organization/credentials.ts';
import { Id, object, ref } from '../../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, idParams, json, noContent, notFound, sessionProblem } from '../common.ts';

const tags = ['me'];
const config = { access: 'signed-in' } as const;
const description = 'Only with a session: a token cannot make or end what lets somebody in (403).';

export const credentialOperations = {
  getApiTokens: {
    method: 'GET',
    url: '/api/me/tokens',
    config,
    schema: {
      operationId: 'getApiTokens',
      summary: 'My API tokens',
      description,
      tags,
      response: { 200: json(ApiTokens, 'Those that have not expired'), ...sessionProblem },
    },
  },
  createApiToken: {
    method: 'POST',
    url: '/api/me/tokens',
    config,
    schema: {
      operationId: 'createApiToken',
      summary: 'Create an API token',
      description,
      tags,
      body: ref(ApiTokenCreate),
      response: { 201: json(NewApiToken, 'The token, with its secret'), ...bodyProblem },
    },
  },
  revokeApiToken: {
    method: 'DELETE',
    url: '/api/me/tokens/:id',
    config,
    schema: {
      operationId: 'revokeApiToken',
      summary: 'Revoke an API token',
      description,
      tags,
      params: idParams,
      response: { 204: noContent('Revoked'), ...emptyBodyProblem, ...notFound },
    },
  },
  listMemberTokens: {
    method: 'GET',
    url: '/api/organizations/:orgId/tokens',
    config: { access: { resource: 'organizations', action: 'read' } },
    schema: {
      operationId: 'listMemberTokens',
      summary: 'The API tokens of all members',
      description,
      tags: ['organizations'],
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
      operationId: 'revokeMemberToken',
      summary: 'Revoke the API token of a member',
      description,
      tags: ['organizations'],
      params: object({ orgId: Id, id: Id }),
      response: { 204: noContent('Revoked'), ...emptyBodyProblem, ...notFound },
    },
  },
  getSessions: {
    method: 'GET',
    url: '/api/me/sessions',
    config,
    schema: {
      operationId: 'getSessions',
      summary: 'Where I am signed in',
      description,
      tags,
      response: { 200: json(OwnSessions, 'My sessions'), ...sessionProblem },
    },
  },
  revokeSession: {
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    config,
    schema: {
      operationId: 'revokeSession',
      summary: 'End one of my sessions',
      description,
      tags,
      params: idParams,
      response: { 204: noContent('Ended'), ...emptyBodyProblem, ...notFound },
    },
  },
  revokeOtherSessions: {
    method: 'DELETE',
    url: '/api/me/sessions',
    config,
    schema: {
      operationId: 'revokeOtherSessions',
      summary: 'End all of my sessions but this one',
      description,
      tags,
      response: { 204: noContent('Ended'), ...emptyBodyProblem },
    },
  },
} as const;
