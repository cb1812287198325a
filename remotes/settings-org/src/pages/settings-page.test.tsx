import { SessionProvider } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const url = '/settings';
const choose = async (user: UserEvent, label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(screen.getByRole('option', { name: option }));
};
const account = (mode: 'frame' | 'popup', account_url: string | null) => (request: Request) =>
  new URL(request.url).pathname === '/api/auth/session' ? Response.json({ user: null, sign_in: { mode, account_url } }) : undefined;

describe('display', () => {
  it('puts a theme and a language in force as soon as they are chosen', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url });
    await choose(user, 'Theme', 'Dark');
    await choose(user, 'Language', 'Deutsch');
    expect(savedPreferences).toEqual([{ theme: 'dark' }, { language: 'de' }]);
  });

  it('offers the themes and languages of the product', async () => {
    const { user } = await renderPage(<SettingsPage />, { url });
    const options = async (label: string) => {
      await user.click(screen.getByLabelText(label));
      return screen.getAllByRole('option').map(({ textContent }) => textContent);
    };
    expect(await options('Theme')).toEqual(['Light', 'Dark', 'System Default']);
    expect(await options('Language')).toEqual(['English', 'Español', 'Français', 'Deutsch']);
  });

  it('saves and says so for 3 seconds', async () => {
    const { user, savedPreferences, notifications } = await renderPage(<SettingsPage />, { url });
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'success', text: 'Settings saved successfully!', duration: 3000 }]));
    expect(savedPreferences).toEqual([{ theme: 'light', language: 'en' }]);
  });

  it('says that saving failed', async () => {
    const refuse = () => Promise.reject(new Error('no connection'));
    const page = (
      <SessionProvider session={testSession} savePreferences={refuse}>
        <SettingsPage />
      </SessionProvider>
    );
    const { user, notifications } = await renderPage(page, { url });
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    const text = 'Failed to save settings. Please try again.';
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'error', text, duration: 3000 }]));
    await choose(user, 'Theme', 'Dark');
    await waitFor(() => expect(notifications).toHaveLength(2));
  });
});

describe('account', () => {
  it('shows the e-mail address, which cannot be changed here', async () => {
    const { mocks } = await renderPage(<SettingsPage />, { url });
    const { email } = mocks.accountOf('admin');
    expect(screen.getByLabelText('Email')).toMatchObject({ value: email, readOnly: true });
  });

  it("frames the provider's page when it may be framed", async () => {
    const { user } = await renderPage(<SettingsPage />, { url, intercept: account('frame', '/idp/account') });
    const button = await screen.findByRole('button', { name: 'Update Password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Update Password' });
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('/idp/account');
  });

  it("opens the provider's page in a window of its own when it may not", async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderPage(<SettingsPage />, { url, intercept: account('popup', 'https://id.example/account') });
    const button = await screen.findByRole('button', { name: 'Update Password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    expect(open).toHaveBeenCalledWith('https://id.example/account', '_blank', 'noopener');
    open.mockRestore();
  });

  it('disables the button when the provider has no such page', async () => {
    await renderPage(<SettingsPage />, { url, intercept: account('popup', null) });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Password' })).toHaveProperty('disabled', true));
  });

  it('says that account data could not be loaded', async () => {
    await renderPage(<SettingsPage />, { url, fail: { getAuthSession: 500 } });
    expect(await screen.findByText('Failed to load account data. Please try again.')).toBeTruthy();
  });
});
