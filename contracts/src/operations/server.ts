import { ClientErrorReport, NewReleaseToken, ReleaseTokenCreate, Releases } from '../schemas/server.ts';
import { ref } from '../schemas/base.ts';
import { idParams, json, noContent, operation, problems, signedIn } from './common.ts';

const tags = ['server'];
const background = { ...signedIn, background: true } as const;

export const serverOperations = {
  reportClientError: operation('POST', '/api/client-errors', background, {
    summary: 'Report that a remote failed in a browser',
    description:
      'Equal errors are counted together. E-mail addresses, ids, quoted texts and the queries of addresses are removed before anything is stored, and nothing says who reported it.',
    tags,
    body: ref(ClientErrorReport),
    response: { 204: noContent('Counted') },
  }),
  // Whether somebody is an admin of the server depends on its settings, so the handler checks it.
  getReleases: operation('GET', '/api/server/releases', signedIn, {
    summary: 'The released remotes, and what failed in browsers',
    description: 'For admins of the server (`SERVER_ADMINS`).',
    tags,
    response: { 200: json(Releases, 'All remotes, and the errors') },
  }),
  createReleaseToken: operation('POST', '/api/server/release-tokens', signedIn, {
    summary: 'Make a token that releases one remote',
    description:
      'For admins of the server (`SERVER_ADMINS`). Whoever has the token decides which code of that remote runs in the browsers of all people.',
    tags,
    body: ref(ReleaseTokenCreate),
    response: { 201: json(NewReleaseToken, 'The token, with its secret') },
  }),
  revokeReleaseToken: operation('DELETE', '/api/server/release-tokens/:id', signedIn, {
    summary: 'Revoke a token for releases',
    description: 'For admins of the server (`SERVER_ADMINS`). What was released with it stays.',
    tags,
    params: idParams,
    response: { 204: noContent('Revoked'), ...problems(404) },
  }),
} as const;
