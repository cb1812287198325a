import Type from 'typebox';
import { AuthSession, SignInQuery, SignOutResult } from '../../schemas/organization/auth.ts';
import { json, operation, problems } from '../common.ts';

const config = { access: 'public' } as const;
const form = { ...config, body: 'form' } as const;
const redirect = (description: string) => Type.Null({ description });
const html = (description: string) => ({ description, content: { 'text/html': { schema: Type.String() } } });

export const authOperations = {
  getAuthSession: operation('GET', '/api/auth/session', config, {
    summary: 'Whether I am signed in, and how to sign in',
    response: { 200: json(AuthSession, 'The session') },
  }),
  signIn: operation('GET', '/api/auth/login', config, {
    summary: 'Start signing in',
    description:
      'For browsers: redirects to the provider. With mode=modal the last page sends the result over the BroadcastChannel `parapet-auth`.',
    querystring: SignInQuery,
    response: { 302: redirect('To the provider') },
  }),
  signInCallback: operation('GET', '/api/auth/callback', config, {
    summary: 'The address to which the provider redirects the browser',
    response: { 302: redirect('To the page that sends the result, or to `return_to`') },
  }),
  signInDone: operation('GET', '/api/auth/done', config, {
    summary: 'The last page of signing in, which sends the result to the page that started it',
    response: { 200: html('A page') },
  }),
  signOut: operation('POST', '/api/auth/logout', config, {
    summary: 'End the session',
    response: { 200: json(SignOutResult, 'Signed out'), ...problems(401, 403) },
  }),
  backchannelLogout: operation('POST', '/api/auth/backchannel-logout', form, {
    summary: 'For the provider: end the sessions in a logout token',
    response: { 204: Type.Null({ description: 'Done' }) },
  }),
} as const;
