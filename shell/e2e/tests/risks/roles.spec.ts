/** What a role may not do is not offered, or disabled with the reason; the server refuses it as well. */
import type { Page } from '@playwright/test';
import { changeRole } from '../../src/servers/membership.ts';
import { arrive, type Credentials } from '../../src/people.ts';
import type { Product } from '../../src/servers/product.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { entries, heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/own-service.ts';

const NOTE = 'The pumps were checked in March.';

/** Records a risk with a note as this person, and then makes them a stakeholder, who may only read. @returns the risk's id */
async function becomeStakeholder(page: Page, product: Product, person: Credentials): Promise<string> {
  await arrive(page, person);
  const [id = ''] = await recordRisks(page, [{ title: 'Flood in the data center' }]);
  const origin = product.url;
  const noted = await page.request.post(`/api/risks/${id}/notes`, { headers: { origin }, data: { note: NOTE } });
  if (!noted.ok()) throw new Error(await noted.text());
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const { user }: { user: { id: string } } = await (await page.request.get('/api/auth/session')).json();
  await product.restart(() => changeRole(product.dataDir, { organizationId, userId: user.id, role: 'stakeholder' }));
  return id;
}

test('a stakeholder can read risks; other actions are hidden, or disabled with the reason', async ({
  page,
  product,
  ada,
}) => {
  await becomeStakeholder(page, product, ada);
  await page.goto('/risk-register');
  await expect(riskRow(page, 'Flood in the data center')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Risk' })).toHaveCount(0);
  await expect(entries(page).getByRole('link', { name: 'Organization' })).toHaveCount(0);

  await riskRow(page, 'Flood in the data center')
    .getByRole('link', { name: 'Flood in the data center', exact: true })
    .click();
  const panel = page.getByRole('dialog', { name: 'Flood in the data center' });
  const edit = panel.getByRole('button', { name: 'Edit Risk' });
  await expect(edit).toBeDisabled();
  await expect(edit).toHaveAccessibleDescription('Your role (Stakeholder) does not allow this.');
  await edit.hover();
  await expect(page.getByText('Your role (Stakeholder) does not allow this.').first()).toBeVisible();
  await panel.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toContainText(
    'Your role (Stakeholder) does not allow this.',
  );
  await page.keyboard.press('Escape');

  // What is in the form for others can be read here, and not changed.
  await panel.getByRole('button', { name: 'Notes' }).click();
  await expect(panel).toContainText(NOTE);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await panel.getByRole('button', { name: 'History' }).click();
  await expect(panel).toContainText(`${ada.name} created this`);
});

test('who may change risks but not the organization chooses an owner without an invitation', async ({
  page,
  product,
  ada,
}) => {
  await arrive(page, ada);
  await recordRisks(page, [{ title: 'Flood in the data center' }]);
  await page.goto('/risk-register');
  const chooseOwner = async () => {
    if (!(await page.getByRole('columnheader', { name: 'Owner' }).isVisible())) {
      await page.getByRole('button', { name: 'View options' }).click();
      await page.getByRole('checkbox', { name: 'Owner', exact: true }).check({ force: true });
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: ': change Owner of “Flood in the data center”' }).click();
    await expect(page.getByRole('combobox', { name: 'Owner' })).toBeFocused();
  };
  const invite = page.getByRole('link', { name: 'Invite somebody' });
  await chooseOwner();
  await expect(invite).toBeVisible();
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const { user }: { user: { id: string } } = await (await page.request.get('/api/auth/session')).json();
  await product.restart(() => changeRole(product.dataDir, { organizationId, userId: user.id, role: 'risk_manager' }));
  await page.reload();
  await chooseOwner();
  await expect(invite).toHaveCount(0);
});

test('pages that a role may not use show the reason and a way to other pages', async ({ page, product, ada }) => {
  await becomeStakeholder(page, product, ada);
  await page.goto('/add-risk');
  await expect(page.getByRole('main')).toContainText('Your role (Stakeholder) does not allow this.');
  await page.getByRole('main').getByRole('link', { name: 'Go to the risk register' }).click();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await page.goto('/organization');
  await expect(page.getByRole('main')).toContainText('Your role (Stakeholder) does not allow this.');
  await expect(sidebar(page)).toBeVisible();
});

test('the server refuses what the interface does not offer', async ({ page, product, ada }) => {
  const id = await becomeStakeholder(page, product, ada);
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const headers = { origin: product.url };
  expect((await page.request.get(`/api/risks/${id}`)).status()).toBe(200);
  expect(
    (
      await page.request.post('/api/risks', { headers, data: { organization_id: organizationId, title: 'Mine' } })
    ).status(),
  ).toBe(403);
  expect((await page.request.patch(`/api/risks/${id}`, { headers, data: { title: 'Changed' } })).status()).toBe(403);
  expect((await page.request.delete(`/api/risks/${id}`, { headers })).status()).toBe(403);
  expect((await page.request.get(`/api/organizations/${organizationId}`)).status()).toBe(403);
});
