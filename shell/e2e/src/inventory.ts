/** Adding what risks are built from. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog with exactly this name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens the list of a field of a form and takes one of its options. */
export async function choose(form: Locator, field: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).click();
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

/** On the page of the inventory, from the templates of the product. */
export async function addScenario(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: /^Risk Scenarios/ }).click();
  await page.getByRole('button', { name: 'Add Risk Scenario' }).first().click();
  const form = dialog(page, 'Add Risk Scenario');
  await expect(form.getByText('Please select a template above to create a risk scenario.')).toBeVisible();
  await form.getByRole('radio', { name: /Cyber Attack/ }).check();
  await form.getByLabel('Risk Scenario Name').fill(title);
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Files and backups are encrypted.');
  await form.getByLabel('Threat Actors').fill('Organized crime, Insider');
  await form.getByLabel('Impact Description').fill('Work stops for a week');
  await choose(form, 'Likelihood', 'High');
  await form.getByRole('button', { name: 'Create Risk Scenario' }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('Organized crime');
}

/** On the page of the inventory. @param scenario that threatens it */
export async function addProperty(page: Page, name: string, scenario: string): Promise<void> {
  await page.getByRole('tab', { name: /^Properties/ }).click();
  await page.getByRole('button', { name: 'Add New Property' }).first().click();
  const form = dialog(page, 'Add New Property');
  await form.getByLabel('Property Name').fill(name);
  await choose(form, 'Property Type', 'Digital');
  await form.getByLabel('Category').fill('Personal data');
  await form.getByRole('button', { name: 'Add Property' }).click();
  await expect(form.getByText('At least one scenario must be linked to this property')).toBeVisible();
  await form.getByRole('checkbox', { name: scenario }).check();
  await form.getByRole('button', { name: 'Add Property' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Property created successfully');
}
