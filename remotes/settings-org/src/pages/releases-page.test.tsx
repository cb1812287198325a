import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { ReleasesPage } from './releases-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const url = '/settings/releases';
const AT = '2026-11-20T08:00:00.000Z';
const label = (en: string) => ({ en, es: en, fr: en, de: en });
const releases = {
  remotes: [
    {
      name: 'register',
      label: label('Risk Register'),
      version: '1.4.2',
      canary: { version: '1.5.0', percent: 10, organizations: 2 },
      off: null,
    },
    { name: 'risk-flow', label: label('Risk flow'), version: '2.1.0', canary: null, off: 'It loses texts' },
  ],
  errors: [
    {
      id: '1',
      kind: 'crash',
      remote: 'register',
      version: '1.5.0',
      shown: '1.4.2',
      page: '/risk-register',
      message: "TypeError: Cannot read properties of undefined (reading 'map')",
      count: 3,
      first_at: AT,
      last_at: '2026-11-27T08:00:00.000Z',
    },
    {
      id: '2',
      kind: 'load',
      remote: 'gone',
      version: '1.0.0',
      shown: null,
      page: '/risk-flow/:flowId',
      message: 'It did not load in time',
      count: 1,
      first_at: AT,
      last_at: AT,
    },
  ],
  tokens: [
    {
      id: '0f9c2d7e-1b1b-4c4c-8d8d-9e9e9e9e9e9e',
      remote: 'register',
      created_by: 'Ada Lovelace',
      created_at: AT,
      expires_at: '2027-02-18T00:00:00.000Z',
      last_used_at: null,
    },
  ],
};
const answering = (answer: () => Response) => (request: Request) =>
  new URL(request.url).pathname === '/api/server/releases' ? answer() : undefined;
const entriesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows what is live for whom, and what failed where and how often', async () => {
  await renderPage(<ReleasesPage />, { url, intercept: answering(() => Response.json(releases)) });
  expect(await entriesOf('Live releases')).toEqual([
    'Risk RegisterStable1.4.2',
    'Risk RegisterCanary1.5.0 · 10% of all people · 2 organizations',
    'Risk flowSwitched off2.1.0 · It loses texts',
  ]);
  const [crash, load] = await entriesOf('Errors in browsers');
  expect(crash).toMatch(
    /^TypeError: Cannot read properties of undefined \(reading 'map'\)Version 1\.4\.2 insteadRisk Register 1\.5\.0 · The page crashed · \/risk-register · 3 times · first Nov 20, 2026, .+, last Nov 27, 2026, /,
  );
  expect(load).toMatch(
    /^It did not load in timeNo pagegone 1\.0\.0 · Could not be loaded · \/risk-flow\/:flowId · 1 time · Nov 20, 2026, /,
  );
});

it('says that the releases could not be loaded, and loads them on request', async () => {
  let isDown = true;
  const answer = () => (isDown ? new Response(null, { status: 500 }) : Response.json({ ...releases, errors: [] }));
  await renderPage(<ReleasesPage />, { url, intercept: answering(answer) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('No errors in the last 30 days')).toBeTruthy();
});

describe('tokens for releases', () => {
  const token = { ...releases.tokens[0], id: 't2', remote: 'vendors' };
  /** The service: what is asked of it, and the tokens that it has. */
  function service() {
    const sent: string[] = [];
    let tokens: object[] = releases.tokens;
    const intercept = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/server/releases') return Response.json({ ...releases, tokens });
      if (!pathname.startsWith('/api/server/release-tokens')) return undefined;
      sent.push(`${request.method} ${pathname} ${await request.clone().text()}`);
      tokens = request.method === 'POST' ? [token, ...tokens] : [];
      return request.method === 'POST'
        ? Response.json({ token, secret: 'prt_secret' }, { status: 201 })
        : new Response(null, { status: 204 });
    };
    return { sent, intercept };
  }

  it('are made for one remote, shown once, and revoked', async () => {
    const { sent, intercept } = service();
    await renderPage(<ReleasesPage />, { url, intercept });
    expect(await entriesOf('Tokens for releases')).toEqual([
      'register0f9c2d7e · created by Ada Lovelace on Nov 20, 2026 · never used · expires Feb 18, 2027Revoke',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a token for releases' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Remote/ }), '../vendors{Enter}');
    expect(await dialog.findByText('Enter a name of lowercase letters, digits and hyphens.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Remote/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Remote/ }), 'vendors{Enter}');
    expect(await screen.findByText('prt_secret')).toBeTruthy();
    expect(sent[0]).toMatch(/^POST \/api\/server\/release-tokens \{"remote":"vendors","expires_at":"20/);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('prt_secret')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke vendors' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('There are no tokens for releases')).toBeTruthy();
    expect(sent[1]).toBe('DELETE /api/server/release-tokens/t2 ');
  });

  it('that cannot be made show why in the dialog, which keeps the name', async () => {
    const { intercept } = service();
    await renderPage(<ReleasesPage />, {
      url,
      intercept: (request) => (request.method === 'POST' ? new Response(null, { status: 500 }) : intercept(request)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a token for releases' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Remote/ }), 'vendors{Enter}');
    expect(await dialog.findByText('The token could not be created')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /^Remote/ })).toHaveProperty('value', 'vendors');
  });
});

it('is for admins of the server, which an admin of an organization is not', async () => {
  await renderPage(<ReleasesPage />, { url, role: 'admin' });
  expect(await screen.findByText('Only admins of the server see its releases.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('is reached from the account of an admin of the server, and of nobody else', async () => {
  const link = { name: 'Releases on this server' };
  const user = { id: 'a', email: 'ada@example.com', email_verified: true, name: 'Ada', server_admin: true };
  const sign_in = { mode: 'frame', sign_up: 'open', account_url: null, verify_url: null };
  const { unmount } = await renderPage(<SettingsPage />, {
    url: '/settings',
    intercept: (request) =>
      new URL(request.url).pathname === '/api/auth/session' ? Response.json({ user, sign_in }) : undefined,
  });
  expect((await screen.findByRole('link', link)).getAttribute('href')).toBe(url);
  unmount();
  await renderPage(<SettingsPage />, { url: '/settings' });
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(screen.queryByRole('link', link)).toBeNull();
});
