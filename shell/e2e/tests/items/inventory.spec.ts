/** What risks are built from: a scenario, the property it threatens, and the asset that holds it. */
import { addProperty, addScenario, choose, dialog } from '../../src/inventory.ts';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const TEMPLATE = {
  name: 'Depot equipment',
  category: 'Physical',
  fields: [
    { id: 'field_name', name: 'name', label: 'Name', type: 'text', required: true, order: 0 },
    {
      id: 'field_depot',
      name: 'depot',
      label: 'Depot',
      type: 'select',
      required: true,
      options: ['Bremen', 'Tilbury'],
      order: 1,
    },
    { id: 'field_units', name: 'units', label: 'Units', type: 'number', required: false, order: 2 },
  ],
};

test('scenario, property and asset are added, edited, filtered and deleted', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await expect(heading(page, 'Cybersecurity')).toBeVisible();
  const { organizationId } = await (await page.request.get('/api/me')).json();
  const created = await page.request.post('/api/asset-templates', {
    headers: { origin: new URL(page.url()).origin },
    data: { organization_id: organizationId, ...TEMPLATE },
  });
  expect(created.status()).toBe(201);

  await addScenario(page, 'Ransomware on payroll');
  await addProperty(page, 'Employee records', 'Ransomware on payroll');

  await page.getByRole('tab', { name: /^Assets/ }).click();
  await expect(page.getByText('No assets found. Click "Add New Asset" to create one.')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Asset' }).first().click();
  const form = dialog(page, 'Add New Asset');
  await form.getByRole('radio', { name: /Depot equipment/ }).check();
  await form.getByRole('button', { name: 'Add Asset' }).click();
  await expect(form.getByText('Depot is required')).toBeVisible();
  await expect(form.getByText('At least one property must be linked to this asset')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Handheld scanners');
  await choose(form, 'Depot', 'Bremen');
  await form.getByLabel('Units').fill('210');
  await form.getByRole('button', { name: 'Employee records' }).click();
  await form.getByRole('button', { name: 'Add Asset' }).click();
  const row = page.getByRole('row', { name: /Handheld scanners/ });
  await expect(row).toBeVisible();
  // On a tablet, what is done with a row is in sight: less important columns stand below the name.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(row.getByRole('button', { name: /Delete/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  // The panel leads to everything that the asset is linked to.
  await row.getByRole('link', { name: 'Handheld scanners' }).click();
  const panel = dialog(page, 'Handheld scanners');
  await expect(panel.getByRole('region', { name: 'Properties' })).toContainText('Employee records');
  await panel.getByRole('link', { name: 'Ransomware on payroll' }).click();
  await expect(dialog(page, 'Ransomware on payroll').getByRole('region', { name: 'Properties' })).toContainText(
    'Employee records',
  );
  await page.goBack();

  // The last part of the address is the open record: it survives a reload.
  await page.reload();
  await expect(panel).toContainText('Bremen');
  await panel.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit Asset');
  await expect(edit.getByText('Editing with template: Depot equipment')).toBeVisible();
  await edit.getByLabel('Units').fill('180');
  await edit.getByRole('button', { name: 'Update Asset' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Asset updated successfully!');
  await expect(panel).toContainText('180');

  await page.getByRole('button', { name: /^Category All Categories/ }).click();
  await page.getByRole('option', { name: 'Data', exact: true }).click();
  await expect(page.getByText('Nothing matches your filters')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Category All Categories/ }).click();
  await page.getByRole('option', { name: 'Physical', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Category Physical/ })).toBeVisible();
  await expect(row).toBeVisible();
  await page.goBack();

  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete asset' });
  await expect(question).toContainText('Are you sure you want to delete this asset?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Asset deleted successfully!');
  await expect(page.getByText('No assets found. Click "Add New Asset" to create one.')).toBeVisible();
});

test('the first asset is created with its property and the scenario of that, without losing what was typed', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/cybersecurity');
  await expect(page.getByText(/A scenario says what can happen/)).toBeVisible();
  await page.getByRole('button', { name: 'Add New Asset' }).first().click();
  const asset = dialog(page, 'Add New Asset');
  await expect(asset.getByText(/A scenario says what can happen/)).toBeVisible();
  await asset.getByLabel('Asset Name').fill('Claims mail gateway');
  await choose(asset, 'Asset Type', 'Software');
  await choose(asset, 'Risk Level', 'High');
  await choose(asset, 'Status', 'Active');
  await asset.getByRole('searchbox', { name: 'Search properties' }).fill('Inbox of claims');
  await asset.getByRole('button', { name: 'Create property “Inbox of claims”' }).click();

  const property = dialog(page, 'Create property');
  await expect(property.getByLabel('Property Name')).toHaveValue('Inbox of claims');
  await choose(property, 'Property Type', 'Digital');
  await property.getByRole('button', { name: 'Create scenario' }).click();

  const scenario = dialog(page, 'Create scenario');
  await scenario.getByRole('radio', { name: /Cyber Attack/ }).check();
  await scenario.getByLabel('Risk Scenario Name').fill('Forged claims');
  await scenario.getByRole('textbox', { name: 'Description', exact: true }).fill('With real policy numbers.');
  await scenario.getByLabel('Threat Actors').fill('Organized crime, Insider');
  await scenario.getByLabel('Impact Description').fill('Money is lost');
  await choose(scenario, 'Likelihood', 'High');
  await scenario.getByRole('button', { name: 'Create scenario' }).click();
  await expect(scenario).toBeHidden();

  await expect(property.getByRole('checkbox', { name: 'Forged claims' })).toBeChecked();
  await property.getByRole('button', { name: 'Create property' }).click();
  await expect(property).toBeHidden();

  await expect(asset.getByRole('button', { name: 'Inbox of claims', pressed: true })).toBeVisible();
  await expect(asset.getByLabel('Asset Name')).toHaveValue('Claims mail gateway');
  await asset.getByRole('button', { name: 'Add Asset' }).click();
  await expect(page.getByRole('row', { name: /Claims mail gateway/ })).toBeVisible();
  await page.getByRole('link', { name: 'Claims mail gateway' }).click();
  const panel = dialog(page, 'Claims mail gateway');
  await expect(panel.getByRole('region', { name: 'Properties' })).toContainText('Inbox of claims');
  // It names no template, and keeps its kind.
  await panel.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit Asset');
  await expect(edit.getByText('Editing without a template')).toBeVisible();
  await expect(edit.getByRole('combobox', { name: 'Asset Type' })).toContainText('Software');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/cybersecurity?tab=scenarios');
  await expect(page.getByRole('article', { name: 'Forged claims' })).toContainText('Organized crime');
  await page.getByRole('tab', { name: /^Assets/ }).click();
  await page.getByRole('button', { name: 'Add New Asset' }).first().click();
  await expect(asset.getByLabel('Asset Name')).toBeVisible();
  await expect(asset.getByText(/A scenario says what can happen/)).toBeHidden();
});

test('on a phone, lists are cards and forms fit the screen', async ({ page, ada }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, ada);
  await page.goto('/cybersecurity?tab=scenarios');
  await addScenario(page, 'Backup cannot be restored');
  await addProperty(page, 'Delivery notes', 'Backup cannot be restored');
  const fits = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  await fits();
  await page.getByRole('link', { name: 'Delivery notes' }).click();
  const panel = dialog(page, 'Delivery notes');
  await expect(panel.getByRole('region', { name: 'Risk Scenarios' })).toContainText('Backup cannot be restored');
  await fits();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: /^Assets/ }).click();
  await page.getByRole('button', { name: 'Add New Asset' }).first().click();
  await expect(dialog(page, 'Add New Asset').getByRole('button', { name: 'Add Asset' })).toBeVisible();
  await fits();
});
