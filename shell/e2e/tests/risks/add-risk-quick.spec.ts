/** Adding a risk on one page: by keys alone, together with the guided steps, refused, without a connection. */
import type { Page } from '@playwright/test';
import { addProperty, addScenario, choose, dialog } from '../../src/inventory.ts';
import { arrive } from '../../src/people.ts';
import { addTemplate, closeRisk, level, riskRow, SHORT_TEMPLATE, submitRisk } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const TITLE = 'Carrier goes out of business';
const CREATION = '**/api/risks/with-flow';
const way = (page: Page, name: 'Quick' | 'Guided') =>
  page.getByRole('radiogroup', { name: 'How to add the risk' }).getByRole('radio', { name });
/** The address says which of the two is shown, so that it takes a moment. */
async function change(page: Page, to: 'Quick' | 'Guided'): Promise<void> {
  await way(page, to).click({ force: true });
  await expect(way(page, to)).toBeChecked();
}
const title = (page: Page) => page.getByRole('form', { name: 'Risk' }).getByRole('textbox', { name: 'Title' });
const opened = (page: Page) => page.getByRole('dialog', { name: TITLE });

/** A scenario, and a property that it threatens, which an asset can be linked to. */
async function addShipments(page: Page): Promise<void> {
  await page.goto('/cybersecurity');
  await addScenario(page, 'Ransomware on dispatch');
  await addProperty(page, 'Shipment data', 'Ransomware on dispatch');
}

async function createAsset(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search' }).fill(name);
  await page.getByRole('button', { name: 'Create asset' }).click();
  const form = dialog(page, 'Create asset');
  await expect(form.getByLabel('Asset Name')).toHaveValue(name);
  await choose(form, 'Asset Type', 'Software');
  await choose(form, 'Risk Level', 'High');
  await choose(form, 'Status', 'Active');
  await form.getByRole('button', { name: 'Shipment data' }).click();
  await form.getByRole('button', { name: 'Create asset' }).click();
  await expect(form).toBeHidden();
}

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
});

test('a risk is added by keys alone, and is open then', async ({ page, ada }) => {
  await page.goto('/add-risk');
  const { keyboard } = page;
  await way(page, 'Guided').focus();
  await keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/add-risk\?quick/);
  await expect(way(page, 'Quick')).toBeFocused();
  await expect(way(page, 'Quick')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(title(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await keyboard.type(TITLE);
  await keyboard.press('Tab');
  await keyboard.type('Fin');
  await expect(page.getByRole('option', { name: 'Financial' })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('lovelace');
  await expect(page.getByRole('option', { name: ada.name })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('5');
  await keyboard.press('Tab');
  await keyboard.press('4');
  await expect(page.getByText('5 (impact) × 4 (probability) = 20 of 25')).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(opened(page)).toContainText('Financial');
  await expect(opened(page)).toContainText(ada.name);
  await closeRisk(page, TITLE);
  await expect(riskRow(page, TITLE)).toContainText('Score 20 · Critical');
});

test('what was filled in stays when the person changes between quick and guided', async ({ page }) => {
  await addTemplate(page);
  await page.goto('/add-risk?quick');
  await title(page).fill(TITLE);
  await level(page, 'Impact', 5).check({ force: true });
  await change(page, 'Guided');
  await expect(page.getByRole('main')).toContainText(TITLE);
  await page.getByRole('radio', { name: SHORT_TEMPLATE }).check({ force: true });
  // The title is there already.
  for (const step of ['Assets', 'Scenarios', 'Questions', 'Review']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: step })).toBeVisible();
  }
  await expect(level(page, 'Impact', 5)).toBeChecked();
  await page.getByLabel('Description').fill('It carries half of our freight.');
  await change(page, 'Quick');
  await expect(title(page)).toHaveValue(TITLE);
  await expect(page.getByText(`Severity (Medium), Description and Template (${SHORT_TEMPLATE})`)).toBeVisible();

  // The device keeps it too, until the risk is created.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue(TITLE);
  await expect(level(page, 'Impact', 5)).toBeChecked();
  await submitRisk(page);
  await expect(opened(page)).toContainText('It carries half of our freight.');
});

test('questions of a template that need an answer are named before the risk is created', async ({ page }) => {
  await addTemplate(page, {
    name: 'Outsourcing',
    steps: [
      {
        id: 's1',
        title: 'Contract',
        description: '',
        order: 0,
        category: '',
        mandatory: true,
        questions: [{ id: 'function', text: 'Which function does it support?', type: 'text', required: true }],
      },
    ],
  });
  await page.goto('/add-risk');
  await page.getByRole('radio', { name: 'Outsourcing' }).check({ force: true });
  await change(page, 'Quick');
  await title(page).fill(TITLE);
  await expect(page.getByText('The template asks questions that need an answer.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create risk' })).toHaveAttribute('aria-disabled', 'true');

  await change(page, 'Guided');
  for (const step of ['Assets', 'Scenarios', 'Contract']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: step })).toBeVisible();
  }
  await page.getByLabel('Which function does it support?').fill('Claims');
  await change(page, 'Quick');
  await submitRisk(page);
  await expect(opened(page)).toBeVisible();
});

test('an asset that is missing is created in place, and its scenarios are selected', async ({ page }) => {
  await addShipments(page);
  await page.goto('/add-risk?quick');
  await title(page).fill(TITLE);
  await createAsset(page, 'Dispatch system');
  await expect(page.getByRole('region', { name: 'Selected: 1' })).toContainText('Dispatch system');
  await expect(page.getByText('1 scenario of Dispatch system selected')).toBeVisible();
  const scenario = page.getByRole('checkbox', { name: 'Ransomware on dispatch' });
  await scenario.uncheck();
  await expect(page.getByText('0 scenarios of Dispatch system selected')).toBeVisible();

  // Deselected by hand, it stays so when the asset goes and comes back.
  const asset = page.getByRole('checkbox', { name: 'Dispatch system' });
  await asset.first().uncheck();
  await expect(scenario).toBeHidden();
  await asset.first().check();
  await expect(scenario).not.toBeChecked();
  await scenario.check();
  await submitRisk(page);
  await expect(opened(page)).toContainText('Dispatch system');
  await expect(opened(page)).toContainText('Ransomware on dispatch');
});

test('the guided steps show what an asset brought along, and let it be deselected', async ({ page }) => {
  await addTemplate(page);
  await addShipments(page);
  await page.goto('/add-risk?quick');
  await title(page).fill(TITLE);
  await change(page, 'Guided');
  await page.getByRole('radio', { name: SHORT_TEMPLATE }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await createAsset(page, 'Dispatch system');
  await expect(page.getByText('1 scenario of Dispatch system selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  const selected = page.getByRole('region', { name: 'Selected: 1' });
  await expect(selected).toContainText('Dispatch system');
  await selected.getByRole('checkbox', { name: 'Ransomware on dispatch' }).click();
  await expect(selected).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Ransomware on dispatch' })).not.toBeChecked();
});

test('a refused save shows why at the field, and the next one creates the risk once', async ({ page }) => {
  await page.goto('/add-risk?quick');
  await page.route(CREATION, (route) => {
    const sent: Record<string, unknown> = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...sent, category: 'x'.repeat(101) }) });
  });
  await title(page).fill(TITLE);
  await submitRisk(page);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAttribute('aria-invalid', 'true');
  await expect(title(page)).toHaveValue(TITLE);
  await page.unroute(CREATION);
  await page.getByRole('button', { name: 'Create risk' }).dblclick();
  await closeRisk(page, TITLE);
  await expect(riskRow(page, TITLE)).toHaveCount(1);
});

test('without a connection nothing is lost, and leaving asks first', async ({ page, context }) => {
  await page.goto('/add-risk?quick');
  await title(page).fill(TITLE);
  await level(page, 'Probability', 5).check({ force: true });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await context.setOffline(true);
  await submitRisk(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create risk.' })).toBeVisible();
  await expect(title(page)).toHaveValue(TITLE);
  await expect(level(page, 'Probability', 5)).toBeChecked();
  await context.setOffline(false);
  await submitRisk(page);
  await expect(opened(page)).toBeVisible();
});

test('one risk after the other is added, with the same category and owner', async ({ page, ada }) => {
  await page.goto('/add-risk?quick');
  await title(page).fill(TITLE);
  await page.getByRole('combobox', { name: 'Category' }).fill('Fin');
  await page.getByRole('option', { name: 'Financial' }).click();
  await page.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: ada.name }).click();
  await level(page, 'Impact', 5).check({ force: true });
  await page.getByRole('button', { name: 'Create and add another' }).dblclick();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Risk “${TITLE}” was added.`);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  await expect(title(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Financial');
  await expect(level(page, 'Impact', 3)).toBeChecked();

  // Nothing of the next one was filled in yet, so that nothing is lost by leaving.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(riskRow(page, TITLE)).toHaveCount(1);
  await page.goto('/add-risk?quick');
  await expect(title(page)).toHaveValue('');
});
