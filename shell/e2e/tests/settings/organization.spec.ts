/** The Organization page: everything can be reached at any width. */
import type { Page } from '@playwright/test';
import { arrive, joinColleague, newPerson } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

const LONG = 'bartholomew.featherstonehaugh-montgomery';

/** Buttons and texts that are cut off: outside the window, or outside the container that clips them. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main button, main td, main th, main [dir="auto"], [role="dialog"] button, [role="dialog"] input',
    )) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      if (left < -1 || right > innerWidth + 1)
        found.push(`${name} is at ${Math.round(left)} to ${Math.round(right)} px of ${innerWidth}`);
      else if (element.matches('td') && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name} is cut: ${element.scrollWidth} px in ${element.clientWidth}`);
      // What leaves a cell at its beginning is not part of what the cell could scroll to.
      const cell = element.matches('button') ? element.closest('td') : null;
      if (
        cell !== null &&
        left < cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft) - 1
      )
        found.push(`${name} leaves its cell at the beginning`);
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px in ${innerWidth}`);
    return found;
  });
}

/** At 200 % zoom a window of 1280 px has room for 640. */
const WIDTHS = [390, 640, 641, 720, 768, 868, 1024, 1280, 1440];

test('members can be edited and removed at every width, in every language', async ({ page, browser, product, ada }) => {
  await arrive(page, ada);
  const other = await browser.newContext({ baseURL: product.url });
  const grace = { ...newPerson('Grace Hopper'), email: `${LONG}-${Date.now()}@example.com` };
  await joinColleague(page, other, grace, 'asset_owner');
  await other.close();
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const token = await page.request.post('/api/me/tokens', {
    headers: { origin: product.url },
    data: { name: 'Nightly export of everything', scopes: ['read', 'risks/create', 'risks/update', 'tasks/create'] },
  });
  expect(token.status()).toBe(201);
  const invited = await page.request.post(`/api/organizations/${organizationId}/members`, {
    headers: { origin: product.url },
    data: { email: `second-${grace.email}`, role: 'grc_domain_manager' },
  });
  expect(invited.status()).toBe(201);
  for (const language of ['en', 'de', 'fr', 'es']) {
    await page.request.patch('/api/me/preferences', { headers: { origin: product.url }, data: { language } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/organization');
    const actions = page
      .locator('main')
      .getByRole('button')
      .filter({ hasNot: page.locator('svg') });
    await expect(page.locator('main').getByText(grace.email, { exact: true })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('main').getByText(grace.email, { exact: true })).toBeVisible();
      await expect.poll(() => outside(page), `${language} at ${width} px`).toEqual([]);
    }
    expect(await actions.count()).toBeGreaterThan(5);
  }
});

test('an admin renames the organization, which the page and the audit log then show', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename organization' });
  const name = dialog.getByLabel('Name');
  await name.fill('  ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Cedar & Sons');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Cedar & Sons', { exact: true })).toBeVisible();
  // Live, without a reload: the session has it too.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page.getByRole('main')).toContainText('Cedar & Sons');
});
