import { lazyPage } from '@parapet/sdk';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { release, remoteModule } from '../testing/releases.ts';
import type { Federation } from './module-federation.ts';

const remotes = [release('register'), release('cybersecurity')];
const Good = () => <h1>Here it is</h1>;
const Other = () => <h1>Other part</h1>;
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

/** The first load of `register` has the given outcome; every later one succeeds. */
function failingOnce(first: () => Promise<unknown>): Federation['load'] {
  return async ({ name }, again) => {
    if (name === 'cybersecurity') return remoteModule(name, Other);
    return again ? remoteModule(name, Good) : first();
  };
}

// Silences what React logs about errors that the tests cause on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
});

describe('a page of a remote', () => {
  it('is shown inside the layout, under its title', async () => {
    await renderShell({ path: '/register', remotes, federation: async ({ name }) => remoteModule(name, Good) });
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'register' }).getAttribute('aria-current')).toBe('page');
    expect(document.title).toBe('Title of register | Parapet');
  });

  const Throws = () => {
    throw new Error('at render');
  };
  const isDown = () => Promise.reject(new TypeError('Failed to fetch'));
  const broken: [string, () => Promise<unknown>, RegExp][] = [
    ['that throws at render', async () => remoteModule('register', Throws), /went wrong on this page/],
    [
      'whose code is missing',
      async () =>
        remoteModule(
          'register',
          lazyPage(() => Promise.reject(new Error('404'))),
        ),
      /went wrong on this page/,
    ],
    ['that the remote does not have', async () => remoteModule('register', Good, { pages: {} }), /could not be loaded/],
  ];
  it.each(broken)('%s shows a panel, leaves the rest alone and can be tried again', async (_what, first, message) => {
    const { goTo } = await renderShell({ path: '/register', remotes, federation: failingOnce(first) });
    expect(await screen.findByText('register is not available')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();

    await goTo('/cybersecurity');
    expect(await screen.findByRole('heading', { name: 'Other part' })).toBeTruthy();
    await goTo('/register');
    await screen.findByText('register is not available');

    await retry();
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  });

  it('whose server is down can be tried again', async () => {
    await renderShell({ path: '/register', remotes, federation: failingOnce(isDown) });
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    await retry();
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  });

  it('that could not be fetched in advance is fetched when it is opened', async () => {
    const tried = vi.fn(isDown);
    const { goTo } = await renderShell({ path: '/cybersecurity', remotes, federation: failingOnce(tried) });
    await waitFor(() => expect(tried).toHaveBeenCalledOnce());
    await goTo('/register');
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  });

  it('that was not loaded before the connection was lost says so, and loads by itself once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    await renderShell({ path: '/register', remotes, federation: failingOnce(isDown) });
    expect(await screen.findByText(/this page has not been loaded yet/)).toBeTruthy();
    expect(screen.getByText('You are offline')).toBeTruthy();
    expect(screen.queryByText('Failed to fetch')).toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('that crashes gives way to the release before, with a notice that can be hidden for good', async () => {
    const previous = {
      version: '0.9.0',
      entry: '/registry/register/0.9.0/mf-manifest.json',
      sdk: '^2.0.0',
      contract: '^1.0.0',
    };
    const shell = {
      path: '/register',
      remotes: [release('register', { previous }), release('cybersecurity')],
      federation: async ({ name, version }: { name: string; version: string }) =>
        remoteModule(name, name === 'cybersecurity' ? Other : version === '0.9.0' ? Good : Throws),
    };
    const { goTo } = await renderShell(shell);
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
    const notice = () => screen.queryByText('register 1.0.0-a could not be shown');
    await waitFor(() => expect(notice()).toBeTruthy(), { timeout: 5_000 });
    expect(screen.getByText(/^0\.9\.0 is shown instead/)).toBeTruthy();
    await goTo('/cybersecurity');
    expect(notice()).toBeNull();
    await goTo('/register');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(notice()).toBeNull();
    cleanup();
    await renderShell(shell);
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
    expect(notice()).toBeNull();
  });

  it('that is switched off says why, is not loaded, leaves the sidebar, and comes back by itself', async () => {
    const federation = vi.fn<Federation['load']>(async ({ name }) =>
      remoteModule(name, name === 'cybersecurity' ? Other : Good),
    );
    const off = { reason: 'It is being repaired' };
    const { registry } = await renderShell({
      path: '/register',
      remotes: [release('register', { off }), release('cybersecurity')],
      federation,
    });
    expect(await screen.findByText('register is switched off')).toBeTruthy();
    expect(screen.getByText(/It is being repaired/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'register' })).toBeNull();
    expect(document.title).toBe('Title of register | Parapet');
    await waitFor(() => expect(federation.mock.calls.map(([{ name }]) => name)).toEqual(['cybersecurity']), {
      timeout: 5_000,
    });
    act(() => registry.set([release('register'), release('cybersecurity')]));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'register' })).toBeTruthy();
  });

  it('that was built for another version says which one', async () => {
    await renderShell({ path: '/register', remotes: [release('register', { sdk: '^99.0.0' })] });
    expect(await screen.findByText(/built for sdk \^99\.0\.0, but this installation has \d/)).toBeTruthy();
  });

  it('that hangs shows a message after 5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderShell({ path: '/register', remotes });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(screen.getByText(/is taking too long to load/)).toBeTruthy();
    vi.useRealTimers();
  });
});

it('an address without a page shows “Page not found” inside the layout', async () => {
  await renderShell({ path: '/nowhere', remotes });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'register' })).toBeTruthy();
  expect(document.title).toBe('Page not found | Parapet');
});
