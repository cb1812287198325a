/** Theme and language: in force at once, and kept. */
import type { Page } from '@playwright/test';
import { arrive, type Credentials } from '../../src/people.ts';
import { choose } from '../../src/risks.ts';
import { entries, heading } from '../../src/sidebar.ts';
import { test as withOwnService } from '../../src/own-service.ts';
import { expect, test } from '../../src/test.ts';

/** What the browser paints controls and scroll bars in; the kit's colors follow the same switch. */
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
  await expect.poll(() => brightness(page)).toBeLessThan(64);
}

async function expectLight(page: Page): Promise<void> {
  await expect.poll(() => scheme(page)).toBe('light');
  await expect.poll(() => brightness(page)).toBeGreaterThan(192);
}

async function openDisplaySettings(page: Page, person: Credentials): Promise<void> {
  await arrive(page, person);
  await page.goto('/settings?tab=display');
}

test.beforeEach(async ({ page, ada }) => openDisplaySettings(page, ada));

async function save(page: Page, button = 'Save Settings'): Promise<void> {
  const saved = page.waitForResponse('**/api/me/preferences');
  await page.getByRole('button', { name: button }).click();
  expect((await saved).ok()).toBe(true);
}

withOwnService(
  'a theme is previewed at once, and after saving is kept over a reload and a restart',
  async ({ page, product }) => {
    await expectLight(page);
    await choose(page, 'Theme', 'Dark');
    await expectDark(page);
    await save(page);
    await product.restart();
    await page.reload();
    await expect(page.getByLabel('Theme')).toContainText('Dark');
    await expectDark(page);
  },
);

test('the theme of the system follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'Theme', 'System Default');
  await expectLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
});

test('a theme that cannot be saved stays, and the page says so', async ({ page }) => {
  await page.route('**/api/me/preferences', (route) => route.abort('connectionrefused'));
  await choose(page, 'Theme', 'Dark');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to save settings. Please try again.');
  await expectDark(page);
  await page.unroute('**/api/me/preferences');
  await save(page);
  await expectDark(page);
});

test('the stored theme is there before any script of the product runs', async ({ page }) => {
  await choose(page, 'Theme', 'Dark');
  await save(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect.poll(() => scheme(page)).toBe('dark');
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(14, 17, 23)');
});

const LANGUAGES = [
  {
    option: 'Español',
    code: 'es',
    settings: 'Configuración',
    button: 'Guardar configuración',
    dashboard: 'Panel de control',
  },
  {
    option: 'Français',
    code: 'fr',
    settings: 'Paramètres',
    button: 'Enregistrer les paramètres',
    dashboard: 'Tableau de bord',
  },
  {
    option: 'Deutsch',
    code: 'de',
    settings: 'Einstellungen',
    button: 'Einstellungen speichern',
    dashboard: 'Dashboard',
  },
];

for (const { option, code, settings, button, dashboard } of LANGUAGES) {
  test(`${option} is previewed in shell and remotes, and stored by the button`, async ({ page }) => {
    await choose(page, 'Language', option);
    await expect(heading(page, settings)).toBeVisible();
    await expect(page).toHaveTitle(`${settings} | Parapet`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('navigation').getByRole('link', { name: dashboard })).toBeVisible();
    await save(page, button);
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
  await page.getByRole('tab', { name: 'Display' }).click();
  await choose(page, 'Language', 'Deutsch');
  await save(page, 'Einstellungen speichern');
  await page.getByRole('navigation').getByRole('link', { name: 'Risikoregister' }).click();
  await expect(heading(page, 'Risikoregister')).toBeVisible();
});

test('a page that is left before the save is answered asks only until it is', async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me/preferences', async (route) => {
    if (route.request().method() !== 'GET') await isAnswered;
    await route.fallback();
  });
  await choose(page, 'Language', 'Deutsch');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Risikoregister' }).click();
  const question = page.getByRole('alertdialog', { name: 'Seite ohne Speichern verlassen?' });
  await expect(question).toBeVisible();
  answer();
  await expect(heading(page, 'Risikoregister')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the landing page has the language and the theme of who was there last', async ({ page }) => {
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Language', 'Deutsch');
  await save(page, 'Einstellungen speichern');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Konto erstellen' })).toBeVisible();
  await expectDark(page);
});
