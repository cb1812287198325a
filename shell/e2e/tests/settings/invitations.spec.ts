/** Invitations: what an admin sees of them later, and changes before somebody joins. */
import type { Locator, Page } from '@playwright/test';
import { arrive, openAccount } from '../../src/people.ts';
import { create } from '../../src/templates.ts';
import { expect, test } from '../../src/test.ts';

/** Long enough for a list of which only a part is in sight. */
const ASSETS = Array.from({ length: 18 }, (_, index) => `Pumping station ${index + 1}`);

/** Assets with the scenario and the property that they need. */
async function addAssets(page: Page, names: readonly string[]): Promise<void> {
  const template_id = await create(page, 'risk-scenario-templates', { name: 'Plain', category: 'Water', fields: [] });
  const scenario = await create(page, 'risk-scenarios', { title: 'Flood', description: 'High water', template_id });
  const property = await create(page, 'properties', { name: 'Pump', type: 'Physical', linked_scenarios: [scenario] });
  for (const name of names)
    await create(page, 'assets', {
      name,
      type: 'Hardware',
      risk_level: 'Low',
      status: 'Active',
      linked_properties: [property],
    });
}

/** The entry of one address among the pending invitations of the page that is shown. */
function invitationOf(page: Page, email: string): Locator {
  return page.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem').filter({ hasText: email });
}

async function openEdit(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit the invitation of ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Invitation' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  return dialog;
}

async function chooseRole(page: Page, dialog: Locator, role: string): Promise<void> {
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

/** Finds names in the field's list by typing, and chooses them. */
async function choose(page: Page, dialog: Locator, label: string, names: readonly string[]): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  for (const name of names) {
    await field.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Member updated')).toBeVisible();
}

test('an open invitation keeps its link after a reload, and its role and scope can be changed until somebody joins', async ({
  page,
  browser,
  product,
  ada,
  grace,
  problems,
}) => {
  await arrive(page, ada);
  // The first visit of the templates adds the product's own, with their domains.
  await page.goto('/grc/templates');
  await expect(page.getByRole('region', { name: 'GDPR Privacy Assessment' })).toBeVisible();
  await addAssets(page, ASSETS);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const invite = page.getByRole('dialog', { name: 'Add New Member' });
  await invite.getByLabel('Email').fill(grace.email);
  await chooseRole(page, invite, 'GRC domain manager');
  await choose(page, invite, 'Domains', ['Privacy', 'Financial']);
  await page.keyboard.press('Escape');
  await invite.getByRole('button', { name: 'Add Member' }).click();
  const invitation = invitationOf(page, grace.email);
  const link = invitation.getByLabel('Invitation link');
  await expect(link).toHaveText(/#invitation=[\w-]{43}$/);
  const url = (await link.textContent()) ?? '';

  await page.reload();
  await expect(link).toHaveText(url);
  await expect(invitation).toContainText('Invited as GRC domain manager');
  await expect(invitation).toContainText('Privacy');
  await expect(invitation).toContainText('Financial');
  let dialog = await openEdit(page, grace.email);
  // The last one that was chosen.
  await dialog.getByRole('combobox', { name: 'Domains' }).press('Backspace');
  await save(page, dialog);
  await expect(invitation).not.toContainText('Financial');

  await page.reload();
  dialog = await openEdit(page, grace.email);
  await chooseRole(page, dialog, 'Asset owner');
  await choose(page, dialog, 'Assets', ['Pumping station 17', 'Pumping station 18']);
  await page.keyboard.press('Escape');
  await save(page, dialog);

  await page.reload();
  await expect(link).toHaveText(url);
  await expect(invitation).toContainText('Invited as Asset owner');
  await expect(invitation).toContainText('Pumping station 17');

  // The same link lets the invited person in, with what was changed in the meantime.
  const other = await browser.newContext({ baseURL: product.url });
  const headers = await openAccount(other, grace);
  const accepted = await other.request.post('/api/invitations/accept', {
    headers,
    data: { token: url.split('#invitation=')[1] },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await other.close();
  await page.reload();
  await expect(invitation).toHaveCount(0);
  const row = page.getByRole('table', { name: 'Members' }).getByRole('row').filter({ hasText: grace.email });
  await expect(row).toContainText('Asset owner');
  await expect(row).toContainText('Pumping station 18');
  expect(problems.take()).toEqual([]);
});

test('the lists of the member dialogs show many entries at once', async ({ page, ada }) => {
  await arrive(page, ada);
  await addAssets(page, ASSETS);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/organization');
    await page.getByRole('button', { name: 'Add Member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Member' });
    await chooseRole(page, dialog, 'Asset owner');
    await dialog.getByLabel('Assets', { exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect
      .poll(() => inSight(page), `options in sight at ${viewport.width} by ${viewport.height} px`)
      .toBeGreaterThan(2);
  }
});

/** Options of which the whole height can be seen. */
function inSight(page: Page): Promise<number> {
  return page.getByRole('option').evaluateAll(
    (options) =>
      options.filter((option) => {
        const { left, right, top, bottom } = option.getBoundingClientRect();
        const x = (left + right) / 2;
        return [top + 2, bottom - 2].every((y) => option.contains(document.elementFromPoint(x, y)));
      }).length,
  );
}
