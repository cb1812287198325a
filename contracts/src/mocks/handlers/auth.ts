import { mailDomain } from '../../rules/index.ts';
import type { AuthSession } from '../../schemas/organization/auth.ts';
import { mock } from '../mock.ts';
import { MockProblem } from '../problem.ts';
import { donePage, PROVIDER_PATH } from '../sign-in-pages.ts';
import type { Account, MockState } from '../mock-state.ts';

const SIGN_IN: AuthSession['sign_in'] = { mode: 'frame', account_url: null };

/** Only a path of our own site; everything else could lead a person astray. */
function ownPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/';
}

/** What the stand-in for the provider sends back: an account of the sample, or the address of a new one. */
function findOrCreate(state: MockState, query: URLSearchParams): Account | null {
  const email = query.get('email')?.trim();
  const known = state.accounts.find((account) => (email === undefined ? account.id === query.get('account') : account.email === email));
  if (known !== undefined) return known;
  if (email === undefined || mailDomain(email) === null) return null;
  const created = { id: crypto.randomUUID(), email, email_verified: true, name: email.split('@')[0] ?? null };
  state.accounts.push(created);
  return created;
}

export const authMocks = [
  mock('getAuthSession', (_input, { account }) => ({ status: 200, body: { user: account, sign_in: SIGN_IN } })),

  mock('signIn', ({ query }) => {
    const { mode = 'redirect', channel = '', screen = 'login', return_to } = query;
    const state = new URLSearchParams({ mode, channel, return_to: ownPath(return_to) });
    return { status: 302, body: null, headers: { location: `${PROVIDER_PATH}?${new URLSearchParams({ screen, state: String(state) })}` } };
  }),

  mock('signInCallback', (_input, { state, url }) => {
    const begun = new URLSearchParams(url.searchParams.get('state') ?? '');
    const account = begun.size === 0 ? null : findOrCreate(state, url.searchParams);
    const return_to = ownPath(begun.get('return_to'));
    const channel = begun.get('channel') ?? '';
    const told = new URLSearchParams({ return_to, ...(channel && { channel }), ...(account === null && { error: 'login_expired' }) });
    if (account !== null) state.signedInAs = account.id;
    const location = account !== null && begun.get('mode') !== 'modal' ? return_to : `/api/auth/done?${told}`;
    return { status: 302, body: null, headers: { location } };
  }),

  mock('signInDone', (_input, { url }) => {
    const { searchParams } = url;
    const body = donePage(searchParams.get('channel'), searchParams.get('error'));
    return { status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } };
  }),

  mock('signOut', (_input, { state }) => {
    state.signedInAs = null;
    return { status: 200, body: { end_session_url: null } };
  }),

  mock('backchannelLogout', () => {
    // Nobody signs logout tokens here, so none is expected: as on an installation with the embedded provider.
    throw new MockProblem(400, 'invalid_logout_token', 'There is no logout token that is expected here');
  }),
];
