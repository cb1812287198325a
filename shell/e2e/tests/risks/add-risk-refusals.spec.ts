/** The wizard for a new risk, when something is wrong. */
import type { Route } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { fillRiskForm, level, riskRow, submitRisk, type NewRisk } from '../../src/risks.ts';
import { entries, heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const RISK: NewRisk = {
  title: 'Flood in the data center',
  description: 'Pumps are checked quarterly.',
  severity: 'Critical',
  impact: 5,
  probability: 2,
};
const CREATION = '**/api/risks/with-flow';

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/add-risk');
});

test('a risk without a template or a title goes no further', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Next', description: 'Choose a template first.' })).toBeDisabled();
  await page.getByRole('radio', { name: 'ISO 27001 Risk Assessment' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  const dialog = page.getByRole('dialog', { name: 'Risk title' });
  await dialog.getByLabel('Title').fill('   ');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Domain and template' })).toBeVisible();
});

test('a value that only the server refuses is reported at its field', async ({ page }) => {
  await page.route(CREATION, (route: Route) => {
    const sent: Record<string, unknown> = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...sent, description: 'x'.repeat(10_001) }) });
  });
  await fillRiskForm(page, RISK);
  await submitRisk(page);
  const description = page.getByLabel('Description');
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await expect(description).toHaveValue(RISK.description ?? '');
});

test('a save that fails keeps everything filled in, and the next one works', async ({ page }) => {
  await page.route(CREATION, (route) => route.abort('connectionrefused'));
  await fillRiskForm(page, RISK);
  await submitRisk(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create risk. Please try again.');
  await expect(page.getByLabel('Description')).toHaveValue(RISK.description ?? '');
  await expect(level(page, 'Impact', 5)).toBeChecked();

  await page.unroute(CREATION);
  await submitRisk(page);
  await expect(riskRow(page, RISK.title)).toBeVisible();
});

test('the same click twice records one risk', async ({ page }) => {
  await fillRiskForm(page, RISK);
  await page.getByRole('button', { name: 'Create risk' }).dblclick();
  await expect(riskRow(page, RISK.title)).toHaveCount(1);
  await page.reload();
  await expect(riskRow(page, RISK.title)).toHaveCount(1);
});

test('leaving with something filled in asks first', async ({ page }) => {
  await fillRiskForm(page, RISK);
  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(RISK.description ?? '');

  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page.getByText('No risks yet')).toBeVisible();
});
