import Type from 'typebox';
import { AuthSession, SignInQuery, SignOutResult } from '../../schemas/organization/auth.ts';
import { anyProblem, emptyBodyProblem, formProblem, json } from '../common.ts';

const config = { access: 'public' } as const;
const redirect = (description: string) => Type.Null({ description });
const html = (description: string) => ({ description, content: { 'text/html': { schema: Type.String() } } });

export const authOperations = {
  getAuthSession: {
    method: 'GET',
    url: '/api/auth/session',
    config,
    schema: {
      summary: 'Whether I am signed in, and how to sign in',
      response: { 200: json(AuthSession, 'The session'), ...anyProblem },
    },
  },
  signIn: {
    method: 'GET',
    url: '/api/auth/login',
    config,
    schema: {
      summary: 'Start signing in',
      description:
        'For browsers: redirects to the provider. With mode=modal the last page sends the result over the BroadcastChannel `parapet-auth`.',
      querystring: SignInQuery,
      response: { 302: redirect('To the provider'), ...anyProblem },
    },
  },
  signInCallback: {
    method: 'GET',
    url: '/api/auth/callback',
    config,
    schema: {
      summary: 'The address to which the provider redirects the browser',
      response: { 302: redirect('To the page that sends the result, or to `return_to`'), ...anyProblem },
    },
  },
  signInDone: {
    method: 'GET',
    url: '/api/auth/done',
    config,
    schema: {
      summary: 'The last page of signing in, which sends the result to the page that started it',
      response: { 200: html('A page'), ...anyProblem },
    },
  },
  signOut: {
    method: 'POST',
    url: '/api/auth/logout',
    config,
    schema: { summary: 'End the session', response: { 200: json(SignOutResult, 'Signed out'), ...emptyBodyProblem } },
  },
  backchannelLogout: {
    method: 'POST',
    url: '/api/auth/backchannel-logout',
    config: { ...config, body: 'form' },
    schema: {
      summary: 'For the provider: end the sessions in a logout token',
      response: { 204: Type.Null({ description: 'Done' }), ...formProblem },
    },
  },
} as const;
