import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const url = '/settings';
const AT = '2026-03-01T08:00:00.000Z';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const session = (id: string, user_agent: string | null) => ({
  id,
  current: id === 's1',
  user_agent,
  started_at: AT,
  seen_at: AT,
  expires_at: AT,
});

/** Sessions that end when they are asked to. */
function sessions() {
  let items = [session('s1', null), session('s2', CHROME), session('s3', 'curl/8.9')];
  const ended: string[] = [];
  const intercept = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/me/sessions')) return undefined;
    if (request.method === 'GET') return Response.json({ items });
    const id = pathname.split('/')[4];
    ended.push(id ?? 'others');
    items = items.filter((one) => (id === undefined ? one.current : one.id !== id));
    return new Response(null, { status: 204 });
  };
  return { intercept, ended };
}

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const confirm = async (label: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }));

describe('sessions', () => {
  it('are listed with the current one marked, and the others can be ended one by one or all at once', async () => {
    const { intercept, ended } = sessions();
    await renderPage(<SettingsPage />, { url, intercept });
    const items = (await list('Where you are signed in')).getAllByRole('listitem');
    expect(
      items.map(
        ({ textContent }) => /^(?:Unknown browser|Chrome on Windows)(?:This session)?/.exec(textContent ?? '')?.[0],
      ),
    ).toEqual(['Unknown browserThis session', 'Chrome on Windows', 'Unknown browser']);
    expect(items[0]?.querySelector('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }));
    expect(
      await screen.findByText('Chrome on Windows will be signed out. Unsaved work there will be lost.'),
    ).toBeTruthy();
    await confirm('Sign out');
    await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await confirm('Sign out');
    await waitFor(async () => expect((await list('Where you are signed in')).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(ended).toEqual(['s2', 'others']);
  });

  it('that cannot be ended stay, with a message', async () => {
    const { intercept } = sessions();
    const { notifications } = await renderPage(<SettingsPage />, {
      url,
      intercept: (request) => (request.method === 'DELETE' ? Response.error() : intercept(request)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await confirm('Sign out');
    await waitFor(() =>
      expect(notifications).toMatchObject([{ kind: 'error', text: 'The session could not be ended' }]),
    );
    expect((await list('Where you are signed in')).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('API tokens', () => {
  it('are created with name, scopes and expiration, shown once with a copy button, and revoked', async () => {
    const { notifications } = await renderPage(<SettingsPage />, { url });
    await screen.findByText('You have no API tokens');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Enter a name.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read everything' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Choose what the token may do.')).toBeTruthy();
    const risks = within(dialog.getByRole('group', { name: /^Risks/ }));
    await userEvent.click(risks.getByRole('checkbox', { name: 'Read' }));
    await userEvent.click(risks.getByRole('checkbox', { name: 'Change' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly export');
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    const secret = (await screen.findByLabelText('API token')).textContent;
    expect(secret).toMatch(/^pat_/);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(writeText).toHaveBeenCalledWith(secret);
    await waitFor(() => expect(notifications).toMatchObject([{ text: 'Token copied' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText(secret ?? '')).toBeNull();
    const [item] = (await list('API tokens')).getAllByRole('listitem');
    expect(item?.textContent).toMatch(/^Nightly exportRisks: read and change · created .* · never used · expires /);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Nightly export' }));
    await confirm('Revoke');
    await screen.findByText('You have no API tokens');
  });

  it('are offered only what the role of their owner allows', async () => {
    await renderPage(<SettingsPage />, { url, role: 'stakeholder' });
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    const names = () => dialog.getAllByRole('checkbox').map((box) => box.parentElement?.textContent ?? '');
    expect(names()).toHaveLength(1);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read everything' }));
    expect(dialog.getAllByRole('group').map((group) => within(group).getAllByRole('checkbox').length)).toEqual([1, 1]);
  });

  it('ask before what was chosen is lost', async () => {
    const { confirmations } = await renderPage(<SettingsPage />, { url, confirm: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    await screen.findByRole('dialog', { name: 'Create token' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirmations).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Name/ }), 'Script');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(confirmations).toMatchObject([{ title: 'Leave without saving?' }]));
    expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Name/ })).toHaveProperty(
      'value',
      'Script',
    );
  });

  it.each([
    ['before the list has arrived', () => new Promise<Response>(() => {})],
    ['when the list could not be loaded', () => Response.json({}, { status: 500 })],
  ])('can be created %s', async (_when, answer) => {
    const intercept = (request: Request) =>
      request.method === 'GET' && request.url.endsWith('/api/me/tokens') ? answer() : undefined;
    await renderPage(<SettingsPage />, { url, intercept });
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('dialog', { name: 'Create token' })).toBeTruthy();
  });

  it('that cannot be created show an error in the dialog, which keeps the input', async () => {
    await renderPage(<SettingsPage />, { url, fail: { createApiToken: 500 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Name/ })));
    await userEvent.keyboard('Script{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The token could not be created');
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Script');
  });
});

describe('agents', () => {
  it('find the address and the settings of two clients, which contain no token', async () => {
    await renderPage(<SettingsPage />, { url });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copied = async (): Promise<unknown> => {
      await userEvent.click(await screen.findByRole('button', { name: 'Copy settings' }));
      return JSON.parse(String(writeText.mock.lastCall?.[0]));
    };
    const address = `${window.location.origin}/api/mcp`;
    expect(await copied()).toEqual({
      mcpServers: { parapet: { type: 'http', url: address, headers: { Authorization: 'Bearer <your API token>' } } },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'VS Code' }));
    expect(await copied()).toMatchObject({
      inputs: [{ type: 'promptString', id: 'parapet', password: true }],
      servers: { parapet: { url: address, headers: { Authorization: 'Bearer ${input:parapet}' } } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenLastCalledWith(address);
  });
});
