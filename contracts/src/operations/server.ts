import { ClientErrorReport, Releases } from '../schemas/server.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, json, noContent, sessionProblem } from './common.ts';

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
} as const;
