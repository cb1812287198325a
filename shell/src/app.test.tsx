import { userMenu, useNotify, useConfirm } from '@parapet/sdk';
import { draftKeys, testSession, writeDraft } from '@parapet/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from './testing/render-shell.tsx';
import { navEntry, release, remoteModule } from './testing/releases.ts';

const { user: _, ...membership } = testSession;
const badge = { en: 'In Progress', es: 'En curso', fr: 'En cours', de: 'In Arbeit' };
const remotes = [
  release('register', {
    nav: [
      navEntry('register', 20),
      navEntry('add-risk', 0, { kind: 'button', needs: { resource: 'risks', action: 'create' } }),
      navEntry('plans', 70, { disabled: { badge } }),
    ],
  }),
  release('settings', {
    nav: [
      navEntry('settings', 60),
      navEntry('organization', 10, { needs: { resource: 'organizations', action: 'read' } }),
      navEntry('odd', 5, { needs: { resource: 'nothing', action: 'known' } }),
    ],
  }),
];
const federation = async ({ name }: { name: string }) => remoteModule(name, () => <h1>{`Page ${name}`}</h1>);
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(() => localStorage.clear());

describe('sidebar', () => {
  it('has every remote’s entries in their order, the unfinished ones disabled', async () => {
    await renderShell({ path: '/register', remotes, federation });
    await screen.findByRole('heading', { name: 'Page register' });
    expect(links()).toEqual(['organization', 'register', 'settings', 'plansIn Progress']);
    expect(screen.getByRole('link', { name: 'add-risk' }).getAttribute('href')).toBe('/add-risk');
    expect(screen.queryByRole('link', { name: /plans/ })).toBeNull();
  });

  it('leaves out what the role may not do', async () => {
    await renderShell({
      path: '/register',
      remotes,
      federation,
      calls: { membership: async () => ({ ...membership, role: 'auditor' }) },
    });
    await screen.findByRole('heading', { name: 'Page register' });
    expect(links()).toEqual(['register', 'settings', 'plansIn Progress']);
    expect(screen.queryByRole('link', { name: 'add-risk' })).toBeNull();
  });
});

// jsdom has no layout, so that the kit takes the menu's button for scrolled out of sight and hides the menu.
describe('user menu', () => {
  it('has the entries that remotes added, and reports a sign-out that fails', async () => {
    const onClick = vi.fn();
    const remove = userMenu.add({
      kind: 'action',
      label: { en: 'Export', es: 'E', fr: 'E', de: 'E' },
      icon: 'download',
      onClick,
      open: 'settings',
    });
    const signOut = vi.fn(async () => Promise.reject(new Error('offline')));
    const { where } = await renderShell({ path: '/register', remotes, federation, calls: { signOut } });
    await userEvent.click(await screen.findByRole('button', { name: /^Account: Ada Lovelace/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export', hidden: true }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(where()).toBe('/settings');

    await userEvent.click(screen.getByRole('button', { name: /^Account: Ada Lovelace/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out', hidden: true }));
    expect(await screen.findByText('Could not sign out. Please try again.')).toBeTruthy();
    act(remove);
  });

  it('leaves no draft of a form on the device after signing out', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
    await writeDraft('somebody/risk/r1', { version: 1, changes: { title: 'Flood' }, at: Date.now() });
    await renderShell({ path: '/register', remotes, federation, calls: { signOut: async () => '/goodbye' } });
    await userEvent.click(await screen.findByRole('button', { name: /^Account: Ada Lovelace/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out', hidden: true }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/goodbye'));
    expect(await draftKeys()).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('preferences', () => {
  it('apply language and theme, and are stored for the next visit', async () => {
    await renderShell({
      path: '/register',
      remotes,
      federation,
      calls: { membership: async () => ({ ...membership, preferences: { theme: 'dark', language: 'de' } }) },
    });
    expect(await screen.findByRole('link', { name: 'settings (de)' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe('Title of register (de) | Parapet');
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect([localStorage.getItem('parapet.language'), localStorage.getItem('parapet.theme')]).toEqual(['de', 'dark']);
  });
});

describe('navigation', () => {
  it('moves the focus to the main heading of the new page', async () => {
    await renderShell({ path: '/register', remotes, federation });
    await screen.findByRole('heading', { name: 'Page register' });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'settings' }));
    const heading = await screen.findByRole('heading', { name: 'Page settings' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('leaves the focus to a page that takes it itself', async () => {
    const Page = () => (
      <>
        <h1>Settings</h1>
        <input aria-label="Name" ref={(input) => input?.focus()} />
      </>
    );
    await renderShell({
      path: '/register',
      remotes,
      federation: async ({ name }) => (name === 'settings' ? remoteModule(name, Page) : federation({ name })),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'settings' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(document.activeElement).toBe(field);
  });
});

it('shows the toasts and questions of pages', async () => {
  function Page() {
    const notify = useNotify();
    const confirm = useConfirm();
    const [answer, setAnswer] = useState('none');
    const ask = async () =>
      setAnswer(
        String(await confirm({ title: 'Delete it?', message: 'For good.', confirmLabel: 'Delete', danger: true })),
      );
    return (
      <>
        <button onClick={() => notify.success('Saved')}>Save</button>
        <button onClick={() => void ask()}>Ask</button>
        <p>{`Answer: ${answer}`}</p>
      </>
    );
  }
  await renderShell({ path: '/register', remotes, federation: async ({ name }) => remoteModule(name, Page) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(within(screen.getByRole('region', { name: 'Messages' })).getByText('Saved')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeTruthy();
});
