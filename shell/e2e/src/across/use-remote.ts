/** Uses all of a remote: each of its routes, and what its pages are for, in clicks that its releases have in common. */
import { expect, type Page } from '@playwright/test';
import { recordAssessedThings, recordPlan } from '../flows.ts';
import { addProperty, addScenario } from '../inventory.ts';
import { readRisk, recordRisk } from '../main-job.ts';
import type { Problems } from '../problems.ts';
import { addTemplate, choose, recordRisks } from '../risks.ts';
import { heading } from '../sidebar.ts';
import { settled } from '../tour/page-state.ts';

/** A risk of which there is no flow yet. */
const UNASSESSED = 'Ransomware halts the depots';
const TEMPLATE = 'Depot form';

/** What takes the place of a page that cannot be shown. */
export const failurePanel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /is not available|not available for a moment/ });

/** What takes the place of a page, or of a part of one, that could not be loaded. */
const failure = (page: Page) =>
  failurePanel(page)
    .or(page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) }))
    .first();

/** What routes with a parameter lead to. */
interface Records {
  riskId: string;
  unassessedId: string;
  flowId: string;
  templateId: string;
}

/** Records of the signed-in person. */
export async function record(page: Page): Promise<Records> {
  const { riskId, assetId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  const [unassessedId = ''] = await recordRisks(page, [{ title: UNASSESSED, selected_assets: [assetId] }]);
  await recordPlan(page, riskId, 'Restore offline', [{ title: 'Buy a copy', dueDate: '2030-01-31' }], [assetId]);
  await addTemplate(page, { name: TEMPLATE });
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const first = async (path: string): Promise<string> => {
    const found: { items: { id: string }[] } = await (
      await page.request.get(`/api/${path}&organization_id=${organizationId}`)
    ).json();
    return found.items[0]?.id ?? '';
  };
  const flowId = await first(`risk-flows?risk_id=${riskId}`);
  return { riskId, unassessedId, flowId, templateId: await first(`grc-templates?q=${TEMPLATE}`) };
}

/** The address of a route. @throws Error for a parameter of which nothing is known */
function addressOf(route: string, { riskId, flowId, templateId }: Records): string {
  const ids = { '/risk-flow/:id': riskId, '/risk-flows/:id': flowId, '/grc/templates/:id': templateId };
  const known = Object.entries(ids).find(([start]) => route.startsWith(start));
  if (route.includes(':') && known === undefined) throw new Error(`no record for ${route}`);
  return known === undefined ? route : route.replace(':id', known[1]);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).or(failurePanel(page)).first()).toBeVisible();
  await settled(page);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click();
    // The page follows later, with what is loading or all of it.
    const isShown = tab.and(page.locator('[aria-selected="true"]'));
    await expect(isShown.or(failurePanel(page)).first()).toBeVisible();
    await settled(page);
    if (await failurePanel(page).isVisible()) return;
  }
}

async function assess(page: Page, { unassessedId }: Records): Promise<void> {
  const scale = (name: RegExp, level: string) =>
    page.getByRole('dialog').getByRole('radiogroup', { name }).getByRole('radio', { name: level, exact: true });
  await page.goto(`/risk-flow?riskId=${unassessedId}`);
  await expect(heading(page, UNASSESSED)).toBeVisible();
  await page.getByRole('button', { name: 'Add assessment' }).click();
  await scale(/Likelihood/, 'High').check({ force: true });
  await scale(/Impact/, 'Very High').check({ force: true });
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText('Scenario level 20 · High')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Finalization & Review' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Keep the depots working');
  await expect(page.getByText('Saved').first()).toBeVisible();
}

async function addItems(page: Page): Promise<void> {
  await page.goto('/cybersecurity');
  await addScenario(page, 'Forged claims');
  await page.getByRole('link', { name: 'Forged claims', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Forged claims' })).toBeVisible();
  await settled(page);
  await page.goto('/cybersecurity');
  await addProperty(page, 'Inbox of claims', 'Forged claims');
}

async function changeSettings(page: Page): Promise<void> {
  await page.goto('/settings?tab=display');
  await choose(page, 'Theme', 'Dark');
  const saved = page.waitForResponse('**/api/me/preferences');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  expect((await saved).ok()).toBe(true);
  await page.goto('/settings?tab=matrix');
  await expect(page.getByRole('table', { name: 'Risk matrix' })).toBeVisible();
  await page.goto('/organization/audit-log');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
}

async function mainJob(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await recordRisk(page);
  await page.goto('/dashboard');
  await readRisk(page);
}

const JOBS: Readonly<Record<string, (page: Page, records: Records) => Promise<void>>> = {
  register: mainJob,
  'risk-flow': assess,
  cybersecurity: addItems,
  'settings-org': changeSettings,
};

/** @yields for each of its pages, and for what they are for, what went wrong */
export async function* useRemote(
  page: Page,
  problems: Problems,
  { name, routes }: { name: string; routes: readonly { path: string }[] },
  records: Records,
): AsyncGenerator<string[]> {
  const job = JOBS[name];
  const steps = [
    ...routes.map(({ path }) => ({ what: path, work: () => visit(page, addressOf(path, records)) })),
    ...(job === undefined ? [] : [{ what: 'its job', work: () => job(page, records) }]),
  ];
  for (const { what, work } of steps) {
    const failed: string[] = [];
    await work().catch((error: unknown) => failed.push(String(error)));
    if (await failure(page).isVisible()) failed.push(await failure(page).innerText());
    yield [...failed, ...problems.take()].map((one) => `${what}: ${one}`);
  }
}
