import { Link } from '@parapet/sdk';
import { SessionProvider } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const url = '/settings';
const account = (mode: 'frame' | 'popup', account_url: string | null) => (request: Request) =>
  new URL(request.url).pathname === '/api/auth/session'
    ? Response.json({ user: null, sign_in: { mode, account_url } })
    : undefined;

const sending = (sends_mail: boolean) => (request: Request) =>
  new URL(request.url).pathname === '/api/auth/session'
    ? Response.json({ user: null, sign_in: { mode: 'frame', account_url: null }, sends_mail })
    : undefined;

const mails = `${url}?tab=notifications`;
const display = `${url}?tab=display`;
const save = () => screen.getByRole('button', { name: 'Save Settings' });

async function choose(user: ReturnType<typeof userEvent.setup>, field: string, option: string) {
  await user.click(screen.getByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('settings', () => {
  it('are previewed, and stored by the button only, which a change enables', async () => {
    const { user, host, savedPreferences, notifications } = await renderPage(<SettingsPage />, { url: display });
    expect(save()).toHaveProperty('disabled', true);
    await choose(user, 'Theme', 'Dark');
    await choose(user, 'Language', 'Deutsch');
    expect(host.preview.get()).toEqual({ theme: 'dark', language: 'de' });
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    expect(savedPreferences).toEqual([]);
    await user.click(save());
    await waitFor(() =>
      expect(notifications).toMatchObject([{ kind: 'success', text: 'Settings saved successfully!', duration: 3000 }]),
    );
    expect(savedPreferences).toEqual([{ theme: 'dark', language: 'de' }]);
  });

  it('return to their stored values when changes are discarded', async () => {
    const { user, host } = await renderPage(<SettingsPage />, { url: display });
    await choose(user, 'Theme', 'Dark');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Theme').textContent).toContain('Light');
    expect(host.preview.get()).toEqual({});
    expect(save()).toHaveProperty('disabled', true);
  });

  it('that were changed survive a change of tab', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url: mails, intercept: sending(true) });
    await user.click(await screen.findByLabelText('Risk Alerts'));
    await user.click(screen.getByRole('tab', { name: 'Display' }));
    await user.click(save());
    await waitFor(() => expect(savedPreferences).toEqual([{ riskAlerts: true }]));
  });

  it('say when notifications are mailed, and about what', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url: mails, intercept: sending(true) });
    await user.click(await screen.findByLabelText('Email Notifications'));
    await choose(user, 'Delivery', 'Once a day');
    await choose(user, 'Hour', '6:00 PM');
    await user.click(screen.getByLabelText('My jobs'));
    await user.click(save());
    await waitFor(() =>
      expect(savedPreferences).toEqual([
        { emailNotifications: true, emailDelivery: 'daily', emailHour: 18, emailMuted: ['job'] },
      ]),
    );
  });

  it('offer no mails where the service cannot send any, and say so', async () => {
    await renderPage(<SettingsPage />, { url: mails, intercept: sending(false) });
    expect(await screen.findByText(/This installation cannot send email/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('let the order of English dates be chosen, which is previewed and stored', async () => {
    const { user, host, savedPreferences } = await renderPage(<SettingsPage />, { url: display });
    await choose(user, 'Dates', 'Day first, 31/12/2026');
    expect(host.preview.get()).toEqual({ dateOrder: 'day-first' });
    await user.click(save());
    await waitFor(() => expect(savedPreferences).toEqual([{ dateOrder: 'day-first' }]));
    await choose(user, 'Language', 'Deutsch');
    expect(screen.queryByLabelText('Dates')).toBeNull();
  });

  it('let the person choose a time zone other than that of the organization', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url: display });
    await user.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'Europe/Lisbon{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Clear Time zone' }));
    expect(save()).toHaveProperty('disabled', true);
    await user.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'Europe/Lisbon{ArrowDown}{Enter}');
    await user.click(save());
    await waitFor(() => expect(savedPreferences).toEqual([{ timeZone: 'Europe/Lisbon' }]));
  });

  it('offer languages by their own names', async () => {
    const { user } = await renderPage(<SettingsPage />, { url: display });
    await user.click(screen.getByLabelText('Language'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'English',
      'Español',
      'Français',
      'Deutsch',
    ]);
  });

  it('that cannot be saved stay, and the page says so beside them and in a toast', async () => {
    const refuse = () => Promise.reject(new Error('no connection'));
    const page = (
      <SessionProvider session={testSession} savePreferences={refuse}>
        <SettingsPage />
      </SessionProvider>
    );
    const { user, notifications } = await renderPage(page, { url: display });
    await choose(user, 'Theme', 'Dark');
    await user.click(save());
    const text = 'Failed to save settings. Please try again.';
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'error', text, duration: 3000 }]));
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByLabelText('Theme').textContent).toContain('Dark');
    expect(save()).toHaveProperty('disabled', false);
  });

  it('that are changed while others are saved stay unsaved changes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = await renderPage(
      <SessionProvider session={testSession} savePreferences={() => promise}>
        <SettingsPage />
      </SessionProvider>,
      { url: display },
    );
    await choose(user, 'Theme', 'Dark');
    await user.click(save());
    await choose(user, 'Language', 'Deutsch');
    await act(async () => resolve());
    expect(screen.getByLabelText('Language').textContent).toContain('Deutsch');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    expect(save()).toHaveProperty('disabled', false);
  });

  describe('on a phone', () => {
    beforeEach(() => {
      const wide = window.matchMedia;
      vi.stubGlobal('matchMedia', (query: string) => ({ ...wide(query), matches: query.includes('max-width') }));
      return () => vi.unstubAllGlobals();
    });

    it('show the save button only for unsaved changes, and show a failure only once', async () => {
      const { user } = await renderPage(
        <SessionProvider session={testSession} savePreferences={() => Promise.reject(new Error('no connection'))}>
          <SettingsPage />
        </SessionProvider>,
        { url: mails, intercept: sending(true) },
      );
      expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
      await user.click(await screen.findByLabelText('Risk Alerts'));
      expect(screen.getByText('Unsaved changes')).toBeTruthy();
      await user.click(save());
      expect((await screen.findByRole('alert')).textContent).toContain('Failed to save settings. Please try again.');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
    });
  });

  it('ask for confirmation before unsaved changes are lost', async () => {
    const {
      user,
      confirmations,
      url: where,
    } = await renderPage(
      <>
        <SettingsPage />
        <Link to="/dashboard">Dashboard</Link>
      </>,
      { url: display, confirm: false },
    );
    await choose(user, 'Theme', 'Dark');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(where()).toBe(display);
  });
});

describe('the language model of the assistant', () => {
  const MODELS = ['a/large', 'a/small', 'b/other'].map((id) => ({
    id,
    name: id,
    is_default: id === 'a/small',
    source: 'model',
  }));
  const connected = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/ai/models') return undefined;
    const items = MODELS.filter(({ id }) => id.includes(searchParams.get('q') ?? ''));
    return Response.json({ items, total: items.length, next_cursor: null });
  };
  const field = () => screen.findByRole('combobox', { name: 'Language model' });

  // jsdom has no layout, so the open list has no rows: options are chosen by keyboard.
  it('is one of the service’s, found by its name, and stored with the other settings', async () => {
    const { user, savedPreferences, lastQuery } = await renderPage(<SettingsPage />, {
      url: display,
      intercept: connected,
    });
    expect((await field()).getAttribute('placeholder')).toBe('Default of this installation');
    await user.type(await field(), 'b/');
    await waitFor(() => expect(lastQuery('/api/ai/models').get('q')).toBe('b/'));
    await waitFor(() => expect(screen.getByRole('listbox', { hidden: true }).getAttribute('aria-busy')).toBeNull());
    await user.keyboard('{Enter}');
    expect(await field()).toHaveProperty('value', 'b/other');
    await user.click(save());
    await waitFor(() => expect(savedPreferences).toEqual([{ assistantModel: 'b/other' }]));
  });

  it('can be left to the installation again', async () => {
    const saved: object[] = [];
    const session = { ...testSession, preferences: { ...testSession.preferences, assistantModel: 'a/large' } };
    const { user } = await renderPage(
      <SessionProvider session={session} savePreferences={async (patch) => void saved.push(patch)}>
        <SettingsPage />
      </SessionProvider>,
      { url: display, intercept: connected },
    );
    expect(await field()).toHaveProperty('value', 'a/large');
    await user.click(await screen.findByRole('button', { name: 'Clear Language model' }));
    expect(await field()).toHaveProperty('value', '');
    await user.click(save());
    await waitFor(() => expect(saved).toEqual([{ assistantModel: null }]));
  });

  it('is no field before it is known whether one is connected', async () => {
    const isModels = ({ url: asked }: Request) => new URL(asked).pathname === '/api/ai/models';
    const never = new Promise<Response>(() => {});
    await renderPage(<SettingsPage />, {
      url: display,
      intercept: (request) => (isModels(request) ? never : undefined),
    });
    const card = within(await screen.findByRole('region', { name: 'Risk Assistant' }));
    expect(card.getByText('Loading…')).toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
  });

  it('cannot be chosen where none is connected, which the page says', async () => {
    await renderPage(<SettingsPage />, { url: display });
    expect(await screen.findByText('Built-in assistant: no language model is connected')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Language model' })).toBeNull();
  });
});

describe('account', () => {
  it('shows the e-mail address, which cannot be changed here', async () => {
    const { mocks } = await renderPage(<SettingsPage />, { url });
    const { email } = mocks.accountOf('admin');
    expect(screen.getByLabelText('Email')).toMatchObject({ value: email, readOnly: true });
  });

  describe('with an address that is not verified', () => {
    let verified = false;
    const unverified = (verify_url: string | null) => (request: Request) =>
      new URL(request.url).pathname === '/api/auth/session'
        ? Response.json({
            user: { id: 'u', email: 'ann@example.com', email_verified: verified, name: 'Ann' },
            sign_in: { mode: 'frame', account_url: '/idp/account', verify_url },
          })
        : undefined;
    beforeEach(() => {
      verified = false;
    });

    it('says so, and leads to the page that verifies it', async () => {
      const { user } = await renderPage(<SettingsPage />, { url, intercept: unverified('/idp/verify') });
      expect(await screen.findByText('Your email address is not verified')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Verify Email' }));
      const dialog = await screen.findByRole('dialog', { name: 'Verify Email' });
      expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('/idp/verify?ui_locales=en');
      verified = true;
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Your email address is not verified')).toBeNull());
    });

    it('says nothing where it cannot be verified', async () => {
      await renderPage(<SettingsPage />, { url, intercept: unverified(null) });
      await screen.findByRole('button', { name: 'Update Password' });
      expect(screen.queryByText('Your email address is not verified')).toBeNull();
    });
  });

  it("frames the provider's page when it may be framed", async () => {
    const { user } = await renderPage(<SettingsPage />, { url, intercept: account('frame', '/idp/account') });
    const button = await screen.findByRole('button', { name: 'Update Password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Update Password' });
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('/idp/account');
  });

  it("opens the provider's page in a new window when it may not be framed", async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderPage(<SettingsPage />, {
      url,
      intercept: account('popup', 'https://id.example/account'),
    });
    const button = await screen.findByRole('button', { name: 'Update Password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    expect(open).toHaveBeenCalledWith('https://id.example/account', '_blank', 'noopener');
    open.mockRestore();
  });

  it('disables the password button when the provider has no account page', async () => {
    await renderPage(<SettingsPage />, { url, intercept: account('popup', null) });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update Password' })).toHaveProperty('disabled', true),
    );
  });

  it('says that account data could not be loaded', async () => {
    await renderPage(<SettingsPage />, { url, fail: { getAuthSession: 500 } });
    expect(await screen.findByText('Failed to load account data. Please try again.')).toBeTruthy();
  });
});
