/** From the link of an invitation into the organisation, with the mocks as the API. */
import { accountOf, answer, createMockState, parseSwitches, signInAs, type MockState } from '@parapet/contracts/mocks';
import { apiAuthCalls, connectApi } from '@parapet/sdk/host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';

const INVITED = 'You were invited to join an organization. Sign in or create an account to accept.';
const remotes = [release('dashboard')];
const federation = async () => remoteModule('dashboard', () => <h1>Dashboard</h1>);

let state: MockState;
let requests: { call: string; body: string }[];
/** Of `?mock=`. */
let switches: string;
let disconnect: () => void;

beforeEach(() => {
  sessionStorage.clear();
  state = createMockState({ who: 'newcomer' });
  // Else the address alone would let them in.
  accountOf(state, 'newcomer').email_verified = false;
  requests = [];
  switches = '';
  disconnect = connectApi({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push({ call: `${request.method} ${pathname}${search}`, body: await request.clone().text() });
      return answer(state, request, { switches: parseSwitches(switches) });
    },
  });
});
afterEach(() => {
  disconnect();
  history.replaceState(null, '', '/');
});

/** What an admin of the sample is told when they add somebody. @returns the link's hash */
async function invite(): Promise<string> {
  const before = state.signedInAs;
  signInAs(state, 'admin');
  const [{ id } = { id: '' }] = state.organizations;
  const body = JSON.stringify({ email: 'noor@harbourmutual.example', role: 'risk_manager' });
  const answered = await answer(state, new Request(`http://localhost/api/organizations/${id}/members`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
  state.signedInAs = before;
  const { invitation_url }: { invitation_url: string } = await answered.json();
  return new URL(invitation_url).hash;
}
async function open(hash: string, path = '/') {
  history.replaceState(null, '', `/${hash}`);
  return renderShell({ path, remotes, federation, calls: apiAuthCalls });
}
const calls = (method: string) => requests.map(({ call }) => call).filter((call) => call.startsWith(method));
const me = () => state.members.find(({ user_id }) => user_id === state.signedInAs);

it('says that one was invited, and lets in whoever signs in, with the role that the admin chose', async () => {
  const hash = await invite();
  const newcomer = state.signedInAs;
  signInAs(state, 'nobody');
  const { auth, where } = await open(hash);
  expect(await screen.findByText(INVITED)).toBeTruthy();
  expect(location.hash).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect((await screen.findByTitle('Your Parapet account')).getAttribute('src')).not.toContain(hash.slice('#invitation='.length));
  state.signedInAs = newcomer;
  await act(() => auth.refresh());
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(where()).toBe('/dashboard');
  expect(calls('POST')).toEqual(['POST /api/invitations/accept']);
  expect(me()).toMatchObject({ role: 'risk_manager', organization_id: state.organizations[0]?.id });
});

it('the token is in one request only, and kept no longer than it is needed', async () => {
  const hash = await invite();
  await open(hash);
  await screen.findByRole('heading', { name: 'Dashboard' });
  const token = hash.slice('#invitation='.length);
  expect(requests.filter(({ call, body }) => call.includes(token) || body.includes(token)).map(({ call }) => call)).toEqual(['POST /api/invitations/accept']);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token);
});

it('is kept where signing in had to leave the page', async () => {
  sessionStorage.setItem('parapet.invitation', (await invite()).slice('#invitation='.length));
  const { where } = await open('', '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(where()).toBe('/dashboard');
  expect(me()?.role).toBe('risk_manager');
});

it.each([['x'.repeat(43)], ['cut']])('a link that is good for nothing (%s) is told, and one can go on without it', async (token) => {
  await open(`#invitation=${token}`);
  expect(await screen.findByText('The invitation could not be accepted')).toBeTruthy();
  expect(screen.getByText(/It was used, taken back, or is too old\./)).toBeTruthy();
  expect(me()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(calls('POST')).toEqual(['POST /api/invitations/accept', 'POST /api/organizations']);
  expect(me()?.role).toBe('admin');
});

it('a server that does not answer can be asked again, with the same invitation', async () => {
  const hash = await invite();
  switches = 'fail=acceptInvitation:503';
  await open(hash);
  expect(await screen.findByText('Please try again. If it keeps happening, contact support.')).toBeTruthy();
  switches = '';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(me()?.role).toBe('risk_manager');
});

it('whoever belongs to an organization is told that, and goes on where they wanted to', async () => {
  const hash = await invite();
  signInAs(state, 'auditor');
  const { where } = await open(hash);
  expect(await screen.findByText('You already belong to an organization')).toBeTruthy();
  expect(requests.map(({ call }) => call)).not.toContain('POST /api/invitations/accept');
  await userEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(where()).toBe('/dashboard');
  expect(sessionStorage).toHaveLength(0);
});

it('they are told also when signing in brought them to another page', async () => {
  sessionStorage.setItem('parapet.invitation', (await invite()).slice('#invitation='.length));
  signInAs(state, 'auditor');
  const { where } = await open('', '/dashboard');
  expect(await screen.findByText('You already belong to an organization')).toBeTruthy();
  expect(where()).toBe('/');
});

it('they can sign out to accept it with another account', async () => {
  const hash = await invite();
  signInAs(state, 'auditor');
  await open(hash);
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  await userEvent.click(signOut);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(state.signedInAs).toBeNull();
  vi.unstubAllGlobals();
  expect(sessionStorage.getItem('parapet.invitation')).toBe(hash.slice('#invitation='.length));
});
