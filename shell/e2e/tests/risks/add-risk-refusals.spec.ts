/** The form of a new risk, when something is wrong. */
import type { Route } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { fillRiskForm, level, register, riskRow, submitRisk, type NewRisk } from '../../src/risks.ts';
import { entries, heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const RISK: NewRisk = { title: 'Flood in the data center', description: 'Pumps are checked quarterly.', severity: 'Critical', impact: 5, probability: 2 };

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/add-risk');
});

test('a missing title is told at the field, which gets the focus', async ({ page }) => {
  await page.getByLabel('Description').fill(RISK.description ?? '');
  await submitRisk(page);
  const title = page.getByLabel('Title');
  await expect(title).toHaveAccessibleDescription(/Title is required/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue(RISK.description ?? '');

  await title.pressSequentially('Flood');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await submitRisk(page);
  await expect(riskRow(page, 'Flood')).toBeVisible();
});

test('what only the server refuses is told at the field as well', async ({ page }) => {
  await page.route('**/api/risks', (route: Route) => {
    const sent: Record<string, unknown> = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...sent, description: 'x'.repeat(10_001) }) });
  });
  await fillRiskForm(page, RISK);
  await submitRisk(page);
  const description = page.getByLabel('Description');
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(RISK.description ?? '');
  await expect(page.getByLabel('Title')).not.toHaveAttribute('aria-invalid');
});

test('a save that fails keeps everything typed, and the next one works', async ({ page }) => {
  await page.route('**/api/risks', (route) => route.abort('connectionrefused'));
  await fillRiskForm(page, RISK);
  await submitRisk(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create risk. Please try again.');
  await expect(page.getByLabel('Title')).toHaveValue(RISK.title);
  await expect(page.getByLabel('Description')).toHaveValue(RISK.description ?? '');
  await expect(level(page, 'Impact', 5)).toBeChecked();

  await page.unroute('**/api/risks');
  await submitRisk(page);
  await expect(riskRow(page, RISK.title)).toBeVisible();
});

test('the same click twice records one risk', async ({ page }) => {
  await fillRiskForm(page, RISK);
  await page.getByRole('button', { name: 'Add risk' }).dblclick();
  await expect(riskRow(page, RISK.title)).toHaveCount(1);
  await page.reload();
  await expect(riskRow(page, RISK.title)).toHaveCount(1);
});

test('leaving with something typed asks first', async ({ page }) => {
  await page.getByLabel('Title').fill(RISK.title);
  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue(RISK.title);

  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page.getByText('No risks yet')).toBeVisible();
  await expect(register(page)).toHaveCount(0);
});
