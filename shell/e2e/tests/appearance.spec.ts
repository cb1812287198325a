/** Theme and language: in force at once, and kept. */
import type { Page } from '@playwright/test';
import { ADA, arrive } from '../src/people.ts';
import { choose } from '../src/risks.ts';
import { entries, heading } from '../src/sidebar.ts';
import { expect, test } from '../src/test.ts';

/** What the browser paints controls and scroll bars in; the kit's colours follow the same switch. */
function scheme(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
}

/** Brightness of the page's background, 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+(\.\d+)?/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 3;
  });
}

async function expectDark(page: Page): Promise<void> {
  await expect.poll(() => scheme(page)).toBe('dark');
  expect(await brightness(page)).toBeLessThan(64);
}

async function expectLight(page: Page): Promise<void> {
  await expect.poll(() => scheme(page)).toBe('light');
  expect(await brightness(page)).toBeGreaterThan(192);
}

test.beforeEach(async ({ page }) => {
  await arrive(page, ADA);
  await page.goto('/settings');
});

test('the theme is in force at once, and after a reload and a restart', async ({ page, product }) => {
  await expectLight(page);
  const saved = page.waitForResponse('**/api/me/preferences');
  await choose(page, 'Theme', 'Dark');
  await expectDark(page);
  expect((await saved).ok()).toBe(true);
  await product.restart();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveText('Dark');
  await expectDark(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'Theme', 'System Default');
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
});

test('a theme that cannot be saved goes back, and says so', async ({ page }) => {
  await page.route('**/api/me/preferences', (route) => route.abort('connectionrefused'));
  await choose(page, 'Theme', 'Dark');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed to save settings. Please try again.');
  await expectLight(page);

  await page.unroute('**/api/me/preferences');
  await choose(page, 'Theme', 'Dark');
  await expectDark(page);
});

const LANGUAGES = [
  { option: 'Español', code: 'es', settings: 'Configuración', field: 'Idioma', dashboard: 'Panel de control' },
  { option: 'Français', code: 'fr', settings: 'Paramètres', field: 'Langue', dashboard: 'Tableau de bord' },
  { option: 'Deutsch', code: 'de', settings: 'Einstellungen', field: 'Sprache', dashboard: 'Dashboard' },
];

for (const { option, code, settings, field, dashboard } of LANGUAGES) {
  test(`${option} is in force at once in shell and remotes, and kept`, async ({ page }) => {
    const saved = page.waitForResponse('**/api/me/preferences');
    await choose(page, 'Language', option);
    await expect(heading(page, settings)).toBeVisible();
    await expect(page).toHaveTitle(`${settings} | Parapet`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.getByRole('combobox', { name: field }).click();
    await expect(page.getByRole('option', { name: german, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation').getByRole('link', { name: dashboard })).toBeVisible();
    expect((await saved).ok()).toBe(true);

    await page.reload();
    await expect(heading(page, settings)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: dashboard }).click();
    await expect(heading(page, dashboard)).toBeVisible();
  });
}

test('a new language reaches a page that was open before', async ({ page }) => {
  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await entries(page).getByRole('link', { name: 'Settings' }).click();
  await choose(page, 'Language', 'Deutsch');
  await page.getByRole('navigation').getByRole('link', { name: 'Risikoregister' }).click();
  await expect(heading(page, 'Risikoregister')).toBeVisible();
});

test('the landing page keeps the language and the theme of who was there last', async ({ page }) => {
  await choose(page, 'Theme', 'Dark');
  await expectDark(page);
  const saved = page.waitForResponse('**/api/me/preferences');
  await choose(page, 'Language', 'Deutsch');
  await saved;
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Konto erstellen' })).toBeVisible();
  await expectDark(page);
});
