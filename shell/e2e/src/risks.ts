/** Recording risks and finding them again, on the screen and by the API. */
import { expect, type Locator, type Page } from '@playwright/test';
import { arrive, type Caller, type Credentials } from './people.ts';

export interface NewRisk {
  title: string;
  description?: string;
  severity?: 'Low' | 'Medium' | 'High' | 'Critical';
  /** As on the scale: 1 Very Low to 5 Very High. */
  impact?: 1 | 2 | 3 | 4 | 5;
  probability?: 1 | 2 | 3 | 4 | 5;
}

const WORDS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];

/** Sorts before the product's own templates, and asks nothing. */
export const SHORT_TEMPLATE = 'A short form';

/** Adds a template to the organization of the signed-in person. */
export async function addTemplate(
  { request }: Caller,
  template: Record<string, unknown> = { name: SHORT_TEMPLATE },
): Promise<void> {
  const asked = await request.get('/api/me');
  const me: { organizationId: string } = await asked.json();
  const answer = await request.post('/api/grc-templates', {
    headers: { origin: new URL(asked.url()).origin },
    data: { organization_id: me.organizationId, ...template },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Adds the template that asks nothing from within the page, so that the mocks' worker, where there is one, answers the request. */
async function addShortTemplate(page: Page): Promise<void> {
  const status = await page.evaluate(async (name) => {
    const me: { organizationId: string } = await (await fetch('/api/me')).json();
    const body = JSON.stringify({ organization_id: me.organizationId, name });
    return (
      await fetch('/api/grc-templates', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).status;
  }, SHORT_TEMPLATE);
  expect(status).toBe(201);
}

/** Chooses the template of the wizard that is shown, and gives the title. */
export async function startWizard(page: Page, title: string, template = SHORT_TEMPLATE): Promise<void> {
  await page.getByRole('radio', { name: template }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  const dialog = page.getByRole('dialog', { name: 'Risk title' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'Assets' })).toBeVisible();
}

/** Goes through the wizard that is shown with a template that asks nothing, up to the review; does not create the risk. */
export async function fillRiskForm(
  page: Page,
  { title, description, severity, impact, probability }: NewRisk,
): Promise<void> {
  await addShortTemplate(page);
  await startWizard(page, title);
  for (const step of ['Scenarios', 'Questions', 'Review']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: step })).toBeVisible();
  }
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
  return page.getByRole('button', { name: 'Create risk' }).click();
}

/** Closes the panel that shows a risk, such as one that was just created. */
export async function closeRisk(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

/** The table of the register. */
export function register(page: Page): Locator {
  return page.getByRole('table', { name: 'Risks' });
}

/** The row of a risk in the register. */
export function riskRow(page: Page, title: string): Locator {
  return register(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
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

/** Opens the register of somebody who has recorded these risks, and waits for the first of them. @returns their ids */
export async function openRegister(
  page: Page,
  person: Credentials,
  risks: readonly [{ readonly title: string }, ...Record<string, unknown>[]],
): Promise<string[]> {
  await arrive(page, person);
  const ids = await recordRisks(page, risks);
  await page.goto('/risk-register');
  await expect(riskRow(page, risks[0].title)).toBeVisible();
  return ids;
}
