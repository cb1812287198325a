import { ClientErrorReport, NewReleaseToken, ReleaseTokenCreate, Releases } from '../schemas/server.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, emptyBodyProblem, idParams, json, noContent, problems, sessionProblem } from './common.ts';

const tags = ['server'];

export const serverOperations = {
  reportClientError: {
    method: 'POST',
    url: '/api/client-errors',
    config: { access: 'signed-in', background: true },
    schema: {
      summary: 'Report that a remote failed in a browser',
      description:
        'Equal errors are counted together. E-mail addresses, ids, quoted texts and the queries of addresses are removed before anything is stored, and nothing says who reported it.',
      tags,
      body: ref(ClientErrorReport),
      response: { 204: noContent('Counted'), ...bodyProblem },
    },
  },
  getReleases: {
    method: 'GET',
    url: '/api/server/releases',
    // Whether somebody is an admin of the server depends on its settings, so the handler checks it.
    config: { access: 'signed-in' },
    schema: {
      summary: 'The released remotes, and what failed in browsers',
      description: 'For admins of the server (`SERVER_ADMINS`).',
      tags,
      response: { 200: json(Releases, 'All remotes, and the errors'), ...sessionProblem },
    },
  },
  createReleaseToken: {
    method: 'POST',
    url: '/api/server/release-tokens',
    config: { access: 'signed-in' },
    schema: {
      summary: 'Make a token that releases one remote',
      description:
        'For admins of the server (`SERVER_ADMINS`). Whoever has the token decides which code of that remote runs in the browsers of all people.',
      tags,
      body: ref(ReleaseTokenCreate),
      response: { 201: json(NewReleaseToken, 'The token, with its secret'), ...bodyProblem },
    },
  },
  revokeReleaseToken: {
    method: 'DELETE',
    url: '/api/server/release-tokens/:id',
    config: { access: 'signed-in' },
    schema: {
      summary: 'Revoke a token for releases',
      description: 'For admins of the server (`SERVER_ADMINS`). What was released with it stays.',
      tags,
      params: idParams,
      response: { 204: noContent('Revoked'), ...emptyBodyProblem, ...problems(404) },
    },
  },
} as const;
