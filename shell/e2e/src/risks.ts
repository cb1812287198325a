/** Recording risks and finding them again, on the screen and by the API. */
import type { Locator, Page } from '@playwright/test';
import type { Caller } from './people.ts';

export interface NewRisk {
  title: string;
  description?: string;
  severity?: 'Low' | 'Medium' | 'High' | 'Critical';
  /** As on the scale: 1 Very Low to 5 Very High. */
  impact?: 1 | 2 | 3 | 4 | 5;
  probability?: 1 | 2 | 3 | 4 | 5;
}

const WORDS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];

/** Fills the form that is shown; does not send it. */
export async function fillRiskForm(page: Page, { title, description, severity, impact, probability }: NewRisk): Promise<void> {
  await page.getByLabel('Title').fill(title);
  if (description !== undefined) await page.getByLabel('Description').fill(description);
  if (severity !== undefined) await choose(page, 'Severity', severity);
  if (impact !== undefined) await level(page, 'Impact', impact).check({ force: true });
  if (probability !== undefined) await level(page, 'Probability', probability).check({ force: true });
}

/** Opens the list of a field and takes one of its options. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** One of the five buttons of a scale. Their inputs are laid under what is drawn, hence `force` where they are checked. */
export function level(page: Page, scale: 'Impact' | 'Probability', value: number): Locator {
  return page.getByRole('radiogroup', { name: scale }).getByRole('radio', { name: WORDS[value - 1], exact: true });
}

export function submitRisk(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Add risk' }).click();
}

/** The table of the register. */
export function register(page: Page): Locator {
  return page.getByRole('table', { name: 'Risks' });
}

/** The row of a risk in the register. */
export function riskRow(page: Page, title: string): Locator {
  return register(page).getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Records risks as the signed-in person, without the form. @returns their ids */
export async function recordRisks({ request }: Caller, risks: readonly Record<string, unknown>[]): Promise<string[]> {
  const asked = await request.get('/api/me');
  const me: { organizationId: string } = await asked.json();
  // The service takes changes from its own pages only.
  const headers = { origin: new URL(asked.url()).origin };
  const ids: string[] = [];
  for (const risk of risks) {
    const answer = await request.post('/api/risks', { headers, data: { organization_id: me.organizationId, ...risk } });
    if (!answer.ok()) throw new Error(await answer.text());
    const { id }: { id: string } = await answer.json();
    ids.push(id);
  }
  return ids;
}

