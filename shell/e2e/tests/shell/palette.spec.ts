/** The command palette: going to pages and records by name, jumps, and the help about keys. */
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive, joinColleague, newPerson } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test('records, pages and actions are reached by name and by keys', async ({ page, ada }) => {
  await arrive(page, ada);
  await recordRisks(page, [{ title: 'Ransomware reaches the warehouse' }, { title: 'Frost' }]);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox', { name: 'Search or go to' });
  await expect(field).toBeFocused();
  await field.fill('ware');
  const hit = palette.getByRole('option', { name: /Ransomware reaches the warehouse/ });
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ransomware reaches the warehouse' })).toBeVisible();

  // Again: what was looked at is offered first.
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Ransomware reaches the warehouse');
  await field.fill('audit');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Audit log')).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('zzzz');
  await expect(palette).toContainText('Nothing matches “zzzz”');
  // The page of the server's admins.
  await field.fill('releases');
  await expect(palette).toContainText('Nothing matches “releases”');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  // Jumps, but not while somebody types.
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search risks' }).first().fill('gs?');
  await expect(page).toHaveURL(/\/risk-register/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Risk Register');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  // Without a connection, pages and actions are still there.
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await field.fill('set');
  await expect(palette).toContainText('Offline: pages and actions only');
  await expect(palette.getByRole('option', { name: /^Settings/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
});

test('a stakeholder is offered only what the role may see', async ({ page, browser, product, ada }) => {
  const admin = await browser.newContext({ baseURL: product.url });
  await arrive(admin, ada);
  await recordAssessedThings(admin, 'Warehouse fire');
  await joinColleague(admin, page, newPerson('Sam Stakeholder'), 'stakeholder');
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.getByRole('option', { name: /^Settings/ })).toBeVisible();
  for (const name of [/^Add New Risk/, /^Organization/, /^Audit log/])
    await expect(palette.getByRole('option', { name })).toHaveCount(0);
  await palette.getByRole('combobox').fill('ware');
  await expect(palette.getByRole('option', { name: /^Warehouse fire/ }).first()).toBeVisible();
  // The asset “Warehouse system” is there, but not for this role.
  await expect(palette.getByRole('option', { name: /system/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A jump to a page that the role has not does nothing.
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/dashboard/);
  await admin.close();
});
