/** The clicks of the main job: a risk is recorded and found again. */
import { expect, type Locator, type Page } from '@playwright/test';
import { closeRisk, fillRiskForm, riskRow, submitRisk } from './risks.ts';
import { entries, heading, sidebar } from './sidebar.ts';

export const RISK = {
  title: 'Phishing leads to stolen payroll data',
  description: 'Changes of bank details are confirmed by email alone.',
  severity: 'High',
  impact: 4,
  probability: 5,
} as const;

/** From the sidebar of any page to the register, which shows the new risk. @returns its row */
export async function recordRisk(page: Page): Promise<Locator> {
  await sidebar(page).getByRole('link', { name: 'Add New Risk' }).click();
  await expect(heading(page, 'Add New Risk')).toBeVisible();
  await fillRiskForm(page, RISK);
  await expect(page.getByText('4 (impact) × 5 (probability) = 20 of 25')).toBeVisible();
  await submitRisk(page);

  await expect(page).toHaveURL(/\/risk-register(\?|$)/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Risk “${RISK.title}” was added.`);
  // Releases of the register before this one do not open the new risk.
  if (new URL(page.url()).searchParams.has('risk')) await closeRisk(page, RISK.title);
  const row = riskRow(page, RISK.title);
  await expect(row).toContainText('High');
  await expect(row).toContainText('Score 20 · Critical');

  // The last parts that the page loads.
  await expect(page.getByRole('searchbox', { name: 'Search risks' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Risk Matrix' })).toBeVisible();
  return row;
}

/** From the dashboard, which names the risk, to all that is recorded about it. @returns the panel that shows it */
export async function readRisk(page: Page): Promise<Locator> {
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(RISK.title);
  await entries(page).getByRole('link', { name: 'Risk Register' }).click();
  await riskRow(page, RISK.title).getByRole('link', { name: RISK.title, exact: true }).click();
  const panel = page.getByRole('dialog', { name: RISK.title });
  await expect(panel).toContainText(RISK.description);
  return panel;
}
