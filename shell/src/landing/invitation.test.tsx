/** From the link of an invitation into the organization, with the mocks as the API. */
import { createMocks, ORGANIZATION_ID, type Mocks } from '@parapet/mocks';
import type { MemberInvitation } from '@parapet/contracts';
import { apiAuthCalls, connectApi } from '@parapet/sdk/host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';

const INVITED = 'You have been invited to join an organization. Sign in or create an account to accept.';
const remotes = [release('dashboard')];
const federation = async () => remoteModule('dashboard', () => <h1>Dashboard</h1>);

let mocks: Mocks;
let requests: { call: string; body: string }[];
let disconnect: () => void;

/** Signs in with an address that is not verified: a verified one would let them in without the link. */
const signInNewcomer = () => mocks.startSession({ ...mocks.accountOf('newcomer'), emailVerified: false });

beforeEach(async () => {
  sessionStorage.clear();
  mocks = await createMocks({ who: 'nobody', publicUrl: location.origin });
  await signInNewcomer();
  requests = [];
  disconnect = connectApi({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push({ call: `${request.method} ${pathname}${search}`, body: await request.clone().text() });
      return mocks.fetch(request);
    },
  });
});
afterEach(async () => {
  disconnect();
  await mocks.close();
  history.replaceState(null, '', '/');
});

/** An admin of the sample adds somebody. @returns the link's hash */
async function invite(): Promise<string> {
  const admin = mocks.openBrowser();
  await mocks.signInAs('admin', admin);
  const organization = await mocks.collection('organizations').findOne({});
  const body = JSON.stringify({ email: 'noor@harbourmutual.example', role: 'risk_manager' });
  const answer = await admin.fetch(
    new Request(`${location.origin}/api/organizations/${organization?._id}/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );
  const { invitation_url }: MemberInvitation = await answer.json();
  return new URL(invitation_url).hash;
}
async function open(hash: string, path = '/') {
  history.replaceState(null, '', `/${hash}`);
  return renderShell({ path, remotes, federation, calls: apiAuthCalls });
}
const calls = (method: string) => requests.map(({ call }) => call).filter((call) => call.startsWith(method));

it('shows the invitation, and adds whoever signs in to the organization with the chosen role', async () => {
  const hash = await invite();
  await mocks.signInAs('nobody');
  const { auth, where } = await open(hash);
  expect(await screen.findByText(INVITED)).toBeTruthy();
  expect(location.hash).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await screen.findByTitle('Your Parapet account')).getAttribute('src')).not.toContain(
    hash.slice('#invitation='.length),
  );
  await signInNewcomer();
  await act(() => auth.refresh());
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(where()).toBe('/dashboard');
  expect(calls('POST')).toEqual(['POST /api/invitations/accept']);
  expect(await mocks.member()).toMatchObject({ role: 'risk_manager', organization_id: ORGANIZATION_ID });
});

it('the token is in one request only, and not stored afterwards', async () => {
  const hash = await invite();
  await open(hash);
  await screen.findByRole('heading', { name: 'Dashboard' });
  const token = hash.slice('#invitation='.length);
  expect(
    requests.filter(({ call, body }) => call.includes(token) || body.includes(token)).map(({ call }) => call),
  ).toEqual(['POST /api/invitations/accept']);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token);
});

it('an invitation that was stored before the page was left to sign in is accepted on return', async () => {
  sessionStorage.setItem('parapet.invitation', (await invite()).slice('#invitation='.length));
  const { where } = await open('', '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(where()).toBe('/dashboard');
  expect((await mocks.member())?.role).toBe('risk_manager');
});

it.each([['x'.repeat(43)], ['cut']])(
  'an invalid link (%s) is refused with the reason, and can be skipped',
  async (token) => {
    await open(`#invitation=${token}`);
    expect(await screen.findByText('The invitation could not be accepted')).toBeTruthy();
    expect(screen.getByText(/It has already been used, was withdrawn or has expired\./)).toBeTruthy();
    expect(await mocks.member()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(calls('POST')).toEqual(['POST /api/invitations/accept', 'POST /api/organizations']);
    expect((await mocks.member())?.role).toBe('admin');
  },
);

it('an invitation can be accepted by trying again after a server error', async () => {
  const hash = await invite();
  mocks.switches.fail = { acceptInvitation: 503 };
  await open(hash);
  expect(await screen.findByText('Please try again. If the problem persists, contact support.')).toBeTruthy();
  mocks.switches.fail = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect((await mocks.member())?.role).toBe('risk_manager');
});

describe('somebody who belongs to an organization', () => {
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  const post = async (path: string, body: object) => {
    const answer = await mocks.fetch(
      new Request(`${location.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return answer.json();
  };
  /** @returns the id of their own organization */
  const signUpFirst = async (): Promise<string> => (await post('/api/organizations', {})).id;
  const openWithoutLeaving = async (hash: string, path = '/') => {
    history.replaceState(null, '', `/${hash}`);
    const where = { ...location, assign };
    const shell = await renderShell({ path, remotes, federation, calls: apiAuthCalls });
    vi.stubGlobal('location', where);
    return shell;
  };

  it('joins without a confirmation when their own organization is empty', async () => {
    const own = await signUpFirst();
    const hash = await invite();
    vi.stubGlobal('location', { ...location, assign });
    sessionStorage.setItem('parapet.invitation', hash.slice('#invitation='.length));
    await renderShell({ path: '/', remotes, federation, calls: apiAuthCalls });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect(await mocks.member()).toMatchObject({ role: 'risk_manager', organization_id: ORGANIZATION_ID });
    expect(own).not.toBe(ORGANIZATION_ID);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is asked before an organization with records is deleted, and joins', async () => {
    const organization_id = await signUpFirst();
    await post('/api/risks', { organization_id, title: 'Mine' });
    await openWithoutLeaving(await invite());
    expect(await screen.findByText(/you are the only member of /)).toBeTruthy();
    expect(
      screen.getByText(/it is deleted with everything in it \(records: 1\)\. This cannot be undone\./),
    ).toBeTruthy();
    expect((await mocks.member())?.organization_id).toBe(organization_id);
    await userEvent.click(screen.getByRole('button', { name: 'Delete and join' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect(await mocks.member()).toMatchObject({ role: 'risk_manager', organization_id: ORGANIZATION_ID });
  });

  it('can stay in their organization, and continues to the dashboard', async () => {
    const organization_id = await signUpFirst();
    await post('/api/risks', { organization_id, title: 'Mine' });
    const { where } = await open(await invite());
    await userEvent.click(await screen.findByRole('button', { name: /^Stay in / }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(where()).toBe('/dashboard');
    expect((await mocks.member())?.organization_id).toBe(organization_id);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is shown that they already belong to this organization, even when the sign-in led to another page', async () => {
    sessionStorage.setItem('parapet.invitation', (await invite()).slice('#invitation='.length));
    await mocks.signInAs('auditor');
    const { where } = await open('', '/dashboard');
    expect(await screen.findByText(/^You already belong to /)).toBeTruthy();
    expect(where()).toBe('/');
    expect(requests.map(({ call }) => call)).not.toContain('POST /api/invitations/accept');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('can sign out to accept it with another account', async () => {
    const organization_id = await signUpFirst();
    await post('/api/risks', { organization_id, title: 'Mine' });
    const hash = await invite();
    await openWithoutLeaving(hash);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(await mocks.userId()).toBeNull();
    expect(sessionStorage.getItem('parapet.invitation')).toBe(hash.slice('#invitation='.length));
  });
});
