import { ApiError } from '@parapet/sdk';
import { connectApi, type AuthCalls } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';

const signedOut: AuthCalls['signInState'] = async () => ({ user: null, mode: 'frame' });
const { user, ...membership } = testSession;
const remotes = [release('dashboard')];
const federation = async () => remoteModule('dashboard', () => <h1>Dashboard</h1>);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signed out', () => {
  it('shows what the product does, and no support link when none is set', async () => {
    await renderShell({ path: '/', calls: { signInState: signedOut } });
    for (const text of [
      'Risk identification and assessment',
      'Real-time risk monitoring',
      'Compliance management tools',
      'Detailed analytics and reporting',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(await screen.findByRole('img', { name: /^The risk register/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull();
  });

  it('links to the support that the operator has set', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="support" content="https://help.example.com/">');
    await renderShell({ path: '/', calls: { signInState: signedOut } });
    expect((await screen.findByRole('link', { name: 'Contact Support' })).getAttribute('href')).toBe(
      'https://help.example.com/',
    );
    document.querySelector('meta[name="support"]')?.remove();
  });

  it('has one primary button', async () => {
    await renderShell({ path: '/', calls: { signInState: signedOut } });
    const primary = (await screen.findAllByRole('button')).filter(({ dataset }) => dataset['variant'] === 'primary');
    expect(primary.map(({ textContent }) => textContent)).toEqual(['Create account']);
  });

  it('saves the chosen theme and language to the account after signing in', async () => {
    const saved: unknown[] = [];
    const fetch = async (request: Request) => {
      // Parts that load after the page ask for other things.
      if (request.method === 'PATCH') saved.push(await request.json());
      return Response.json({ theme: 'dark', language: 'de' });
    };
    onTestFinished(connectApi({ fetch }));
    let signedIn = false;
    const { auth } = await renderShell({
      path: '/',
      remotes,
      federation,
      calls: { signInState: async () => (signedIn ? { user, mode: 'frame' } : { user: null, mode: 'frame' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deutsch', hidden: true }));
    expect(await screen.findByRole('button', { name: 'Konto erstellen' })).toBeTruthy();
    signedIn = true;
    await act(() => auth.refresh());
    await vi.waitFor(() => expect(saved).toEqual([{ theme: 'dark', language: 'de' }]), { timeout: 10_000 });
    // The account has it when the answer is there.
    await vi.waitFor(() =>
      expect(auth.get()).toMatchObject({ session: { preferences: { theme: 'dark', language: 'de' } } }),
    );
    await vi.waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'));
    expect(document.documentElement.lang).toBe('de');
  });

  it.each([
    ['Sign in', 'login'],
    ['Create account', 'signup'],
  ])('%s shows the provider’s page in a dialog', async (name, screenName) => {
    await renderShell({ path: '/', calls: { signInState: signedOut } });
    await userEvent.click(await screen.findByRole('button', { name }));
    const frame = await screen.findByTitle('Your Parapet account');
    expect(frame.getAttribute('src')).toMatch(
      new RegExp(`^/api/auth/login\\?mode=modal&channel=[0-9a-f-]{36}&screen=${screenName}&return_to=%2Fdashboard$`),
    );
  });

  it('waits for the window that the provider’s page needs', async () => {
    vi.stubGlobal('open', () => ({ close: () => {} }));
    await renderShell({ path: '/', calls: { signInState: async () => ({ user: null, mode: 'popup' }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Continue in the window that opened.')).toBeTruthy();
  });

  it('shows the landing page for /login', async () => {
    const { where } = await renderShell({ path: '/login', calls: { signInState: signedOut } });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(where()).toBe('/');
  });

  it('shows a message, but no alert, to somebody who was signed out elsewhere', async () => {
    await renderShell({ path: '/?auth_error=signed_out', calls: { signInState: signedOut } });
    expect(await screen.findByText('You have been signed out.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the server is not there, and tries again', async () => {
    const signInState = vi.fn(signedOut).mockRejectedValueOnce(new Error('no connection'));
    await renderShell({ path: '/', calls: { signInState } });
    expect(await screen.findByText('The server cannot be reached')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('signed in', () => {
  it('lets somebody without an email address sign out', async () => {
    const refused = new ApiError({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'no_email',
      detail: 'No email address available',
      request_id: 'r',
    });
    const signOut = vi.fn<AuthCalls['signOut']>(async () => '#end-session');
    await renderShell({
      path: '/',
      calls: { membership: async () => null, createOrganization: () => Promise.reject(refused), signOut },
    });
    expect(await screen.findByText('No email address available')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(location.hash).toBe('#end-session'));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('leads to the dashboard', async () => {
    const { where } = await renderShell({ path: '/', remotes, federation });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(where()).toBe('/dashboard');
  });

  it('sets up the workspace first when there is none', async () => {
    let created = () => {};
    const calls: Partial<AuthCalls> = {
      membership: vi.fn<AuthCalls['membership']>(async () => membership).mockResolvedValueOnce(null),
      createOrganization: () => new Promise((resolve) => (created = resolve)),
    };
    await renderShell({ path: '/', remotes, federation, calls });
    expect(await screen.findByText('Setting up your workspace...')).toBeTruthy();
    await act(async () => created());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('says why the workspace could not be set up, and tries again', async () => {
    const refused = new ApiError({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'no_email',
      detail: 'No email address available',
      request_id: 'r',
    });
    const calls: Partial<AuthCalls> = {
      membership: vi.fn<AuthCalls['membership']>(async () => membership).mockResolvedValueOnce(null),
      createOrganization: () => Promise.reject(refused),
    };
    await renderShell({ path: '/', remotes, federation, calls });
    expect(await screen.findByText('No email address available')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });
});
