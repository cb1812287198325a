import { DEFAULT_RISK_MATRIX } from '@parapet/contracts/rules';
import { SessionProvider } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const url = '/settings?tab=matrix';
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const cell = (name: string) => screen.findByRole('button', { name });
const cells = () => within(screen.getByRole('table', { name: /^Risk matrix/ })).getAllByRole('button');
const names = () => cells().map((one) => one.getAttribute('aria-label'));

type User = ReturnType<typeof userEvent.setup>;

async function setLevel(user: User, name: string, level: string) {
  await user.click(await cell(name));
  await user.click(screen.getByLabelText('Level'));
  await user.click(await screen.findByRole('option', { name: level }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('the risk matrix in the settings', () => {
  it('has impact in rows, the highest on top, and probability in columns', async () => {
    await renderPage(<SettingsPage />, { url });
    await cell('Impact 5, probability 1, score 5: Medium');
    expect(names()).toHaveLength(25);
    expect(names()[0]).toBe('Impact 5, probability 1, score 5: Medium');
    expect(names()[4]).toBe('Impact 5, probability 5, score 25: Critical');
    expect(names()[24]).toBe('Impact 1, probability 5, score 5: Medium');
    expect(screen.getByRole('rowheader', { name: /5 Very High/ })).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
  });

  it('may have three or four levels on each axis, whose cells hold several scores', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url });
    await cell('Impact 5, probability 1, score 5: Medium');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Impact levels' })).getByRole('radio', { name: '3' }),
    );
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Probability levels' })).getByRole('radio', { name: '4' }),
    );
    expect(names()).toHaveLength(12);
    expect(names()[3]).toBe('Impact 3, probability 4, score 16–25: Critical');
    await user.click(save());
    await waitFor(() =>
      expect(savedPreferences).toEqual([
        { riskMatrix: { ...DEFAULT_RISK_MATRIX, impactLevels: 3, probabilityLevels: 4 } },
      ]),
    );
  });

  it('shows the name of a level set by hand in its cell, and the computed level again after a reset', async () => {
    const { user } = await renderPage(<SettingsPage />, { url });
    await setLevel(user, 'Impact 5, probability 1, score 5: Medium', 'Low');
    const own = await cell('Impact 5, probability 1, score 5: Low, set by hand');
    expect(own.textContent).toBe('5Low');
    expect(screen.getByText('1 cell set by hand')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect((await cell('Impact 5, probability 1, score 5: Medium')).textContent).toBe('5');
    expect(save()).toHaveProperty('disabled', true);
  });

  it('is worked with by keys: arrows move, digits set a level, Delete resets it', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url });
    (await cell('Impact 5, probability 1, score 5: Medium')).focus();
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}4');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Impact 4, probability 2, score 8: Critical, set by hand',
    );
    await user.keyboard('{Delete}1');
    await user.click(save());
    await waitFor(() =>
      expect(savedPreferences).toEqual([
        { riskMatrix: { ...DEFAULT_RISK_MATRIX, customCellRiskLevels: { '4-2': 'low' } } },
      ]),
    );
  });

  it('shows cells in the colors of the fields, with the contrast of their text, and offers one that can be read', async () => {
    const { user } = await renderPage(<SettingsPage />, { url });
    const colorOf = async (name: string) => (await cell(name)).style.backgroundColor;
    expect(await colorOf('Impact 1, probability 1, score 1: Low')).toBe('rgb(211, 249, 216)');
    expect(screen.getByText('14.4 : 1')).toBeTruthy();
    const critical = await screen.findByRole('textbox', { name: 'Critical' });
    await user.clear(critical);
    await user.type(critical, '#d9534f');
    expect(await colorOf('Impact 5, probability 5, score 25: Critical')).toBe('rgb(217, 83, 79)');
    expect(screen.getByText(/Numbers on Critical are hard to read: 4.1 : 1, and 4.5 : 1 is needed./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(screen.queryByText(/hard to read/)).toBeNull();
    expect(await colorOf('Impact 5, probability 5, score 25: Critical')).not.toBe('rgb(217, 83, 79)');
    expect(await colorOf('Impact 1, probability 1, score 1: Low')).toBe('rgb(211, 249, 216)');
  });

  it('takes colors, and refuses to save without one', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url });
    const critical = await screen.findByRole('textbox', { name: 'Critical' });
    await user.clear(critical);
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toContain('Enter a color such as #d3f9d8.');
    expect(savedPreferences).toEqual([]);
    await user.type(critical, '#D9534F');
    await user.click(save());
    await waitFor(() =>
      expect(savedPreferences).toEqual([
        { riskMatrix: { ...DEFAULT_RISK_MATRIX, colors: { ...DEFAULT_RISK_MATRIX.colors, criticalRisk: '#d9534f' } } },
      ]),
    );
  });

  it('can be reset to the default, which can be undone, and is stored as null when it is the default', async () => {
    const stored = { ...DEFAULT_RISK_MATRIX, impactLevels: 4, customCellRiskLevels: { '1-1': 'high' } as const };
    const savePreferences = vi.fn(() => Promise.resolve());
    const page = (
      <SessionProvider
        session={{ ...testSession, preferences: { ...testSession.preferences, riskMatrix: stored } }}
        savePreferences={savePreferences}
      >
        <SettingsPage />
      </SessionProvider>
    );
    const { user, notifications } = await renderPage(page, { url });
    await cell('Impact 1, probability 1, score 1: High, set by hand');
    await user.click(screen.getByRole('button', { name: 'Reset to Default' }));
    expect(names()).toHaveLength(25);
    notifications[0]?.undo?.();
    await waitFor(() => expect(names()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Reset to Default' }));
    await user.click(save());
    await waitFor(() => expect(savePreferences).toHaveBeenCalledExactlyOnceWith({ riskMatrix: null }));
  });

  it('drops levels of cells that a smaller matrix has no place for', async () => {
    const { user, savedPreferences } = await renderPage(<SettingsPage />, { url });
    await setLevel(user, 'Impact 5, probability 1, score 5: Medium', 'Low');
    await setLevel(user, 'Impact 1, probability 1, score 1: Low', 'High');
    expect(screen.getByText('2 cells set by hand')).toBeTruthy();
    const impact = within(screen.getByRole('radiogroup', { name: 'Impact levels' }));
    await user.click(impact.getByRole('radio', { name: '4' }));
    expect(screen.getByText('1 cell set by hand')).toBeTruthy();
    await user.click(impact.getByRole('radio', { name: '5' }));
    expect(screen.getByText('1 cell set by hand')).toBeTruthy();
    expect(names()[0]).toBe('Impact 5, probability 1, score 5: Medium');
    await user.click(save());
    await waitFor(() =>
      expect(savedPreferences).toEqual([
        { riskMatrix: { ...DEFAULT_RISK_MATRIX, customCellRiskLevels: { '1-1': 'high' } } },
      ]),
    );
  });
});
