import {
  ApiTokenCreate,
  ApiTokens,
  MemberTokenPage,
  MemberTokenQuery,
  NewApiToken,
  OwnSessions,
} from '../../schemas/organization/credentials.ts';
import { Id, object, ref } from '../../schemas/base.ts';
import { idParams, json, may, noContent, operation, problems } from '../common.ts';

const config = { access: 'signed-in' } as const;
const description = 'Only with a session: a token cannot make or end what lets somebody in (403).';

export const credentialOperations = {
  getApiTokens: operation('GET', '/api/me/tokens', config, {
    summary: 'My API tokens',
    description,
    response: { 200: json(ApiTokens, 'Those that have not expired') },
  }),
  createApiToken: operation('POST', '/api/me/tokens', config, {
    summary: 'Create an API token',
    description,
    body: ref(ApiTokenCreate),
    response: { 201: json(NewApiToken, 'The token, with its secret') },
  }),
  revokeApiToken: operation('DELETE', '/api/me/tokens/:id', config, {
    summary: 'Revoke an API token',
    description,
    params: idParams,
    response: { 204: noContent('Revoked'), ...problems(404) },
  }),
  listMemberTokens: operation('GET', '/api/organizations/:orgId/tokens', may('read', 'organizations'), {
    summary: 'The API tokens of all members',
    description,
    params: object({ orgId: Id }),
    querystring: MemberTokenQuery,
    response: { 200: json(MemberTokenPage, 'A page of those that have not expired, newest first') },
  }),
  revokeMemberToken: operation('DELETE', '/api/organizations/:orgId/tokens/:id', may('delete', 'organizations'), {
    summary: 'Revoke the API token of a member',
    description,
    params: object({ orgId: Id, id: Id }),
    response: { 204: noContent('Revoked'), ...problems(404) },
  }),
  getSessions: operation('GET', '/api/me/sessions', config, {
    summary: 'Where I am signed in',
    description,
    response: { 200: json(OwnSessions, 'My sessions') },
  }),
  revokeSession: operation('DELETE', '/api/me/sessions/:id', config, {
    summary: 'End one of my sessions',
    description,
    params: idParams,
    response: { 204: noContent('Ended'), ...problems(404) },
  }),
  revokeOtherSessions: operation('DELETE', '/api/me/sessions', config, {
    summary: 'End all of my sessions but this one',
    description,
    response: { 204: noContent('Ended') },
  }),
} as const;
