import type { AuthCalls } from '@parapet/sdk/host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';

const remotes = [release('register')];

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>Register</h1>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}
const federation = async () => remoteModule('register', Form);
const signedOut: AuthCalls['signInState'] = async () => ({ user: null, mode: 'frame' });
const signedIn: AuthCalls['signInState'] = async () => ({
  user: { id: 'u', email: 'a@example.com', name: 'A' },
  mode: 'frame',
});

describe('the guard', () => {
  it('sends whoever is not signed in to the landing page', async () => {
    const { where } = await renderShell({ path: '/register', remotes, federation, calls: { signInState: signedOut } });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(where()).toBe('/');
    expect(document.title).toBe('Login | Parapet');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('opens the requested page once the person is signed in', async () => {
    const signInState = vi.fn(signedIn).mockImplementationOnce(signedOut);
    const { where, auth } = await renderShell({ path: '/register', remotes, federation, calls: { signInState } });
    await screen.findByRole('button', { name: 'Sign in' });
    await act(() => auth.refresh());
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeTruthy();
    expect(where()).toBe('/register');
  });

  it('shows nothing of the product while the sign-in state is loading', async () => {
    const { where } = await renderShell({
      path: '/register',
      remotes,
      federation,
      calls: { signInState: () => new Promise(() => {}) },
    });
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(where()).toBe('/register');
  });
});

describe('a session that ends', () => {
  it('keeps the page and what was typed when it expires, and shows a dialog to sign in', async () => {
    const { auth } = await renderShell({ path: '/register', remotes, federation });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Half a sentence');
    act(() => auth.expire());
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeTruthy();
    await act(() => auth.refresh());
    expect(await screen.findByDisplayValue('Half a sentence')).toBeTruthy();
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('takes the page away at once when the person was signed out elsewhere', async () => {
    const signInState = vi.fn(signedOut).mockImplementationOnce(signedIn);
    const { auth, where } = await renderShell({ path: '/register', remotes, federation, calls: { signInState } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Secret merger');
    await act(() => auth.end());
    expect(screen.queryByRole('heading', { name: 'Register' })).toBeNull();
    expect(screen.queryByDisplayValue('Secret merger')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(where()).toBe('/');
  });

  it('shows a dialog that can be closed to read the page, and signing in stays possible', async () => {
    const { auth } = await renderShell({ path: '/register', remotes, federation });
    await screen.findByRole('heading', { name: 'Register' });
    act(() => auth.expire());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Register' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByTitle('Your Parapet account')).toBeTruthy();
  });

  it('offers to sign in again in a frame that returns to the same page', async () => {
    const { auth } = await renderShell({ path: '/register', remotes, federation });
    await screen.findByRole('heading', { name: 'Register' });
    act(() => auth.expire());
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    const frame = await screen.findByTitle('Your Parapet account');
    expect(frame.getAttribute('src')).toContain('return_to=%2Fregister');
  });
});
