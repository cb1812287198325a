/** The steps of a risk flow, its edit view, and the inventory behind it. */
import type { Page } from '@playwright/test';
import { settled, type PageState, type Scene } from './page-state.ts';

async function openFlow({ page, say, risks }: Scene): Promise<void> {
  await page.goto(`/risk-flow/${risks[0]}`);
  await page.getByRole('button', { name: say('Next'), exact: true }).waitFor();
}

/** The flow starts at its first step. */
async function openReview(scene: Scene): Promise<void> {
  await openFlow(scene);
  await scene.page.getByRole('button', { name: scene.say('Next'), exact: true }).click();
  await scene.page.getByRole('button', { name: scene.say('Add assessment') }).waitFor();
}

async function flowIdOf(page: Page): Promise<string> {
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const flows = await page.request.get(`/api/risk-flows?organization_id=${organizationId}`);
  const { items }: { items: { id: string }[] } = await flows.json();
  const [flow] = items;
  if (flow === undefined) throw new Error('The assessor has no flow');
  return flow.id;
}

const shownBy = (name: string, steps: (scene: Scene) => Promise<void>): PageState => ({
  name,
  seenBy: 'assessor',
  show: async (scene) => {
    await steps(scene);
    await settled(scene.page);
  },
});

/** A page of the inventory, once its first record is there. */
const inventory = (name: string, path: string, record: string): PageState =>
  shownBy(name, async ({ page }) => {
    await page.goto(path);
    await page.getByText(record, { exact: true }).first().waitFor();
  });

export const FLOWS: readonly PageState[] = [
  shownBy('flow-assets', openFlow),
  shownBy('flow-review', openReview),
  shownBy('flow-assessment', async (scene) => {
    await openReview(scene);
    await scene.page.getByRole('button', { name: scene.say('Add assessment') }).click();
    await scene.page.getByRole('dialog').getByRole('radiogroup').first().waitFor();
  }),
  shownBy('flow-plan', async (scene) => {
    await openReview(scene);
    await scene.page.getByRole('button', { name: scene.say('Next'), exact: true }).click();
    await scene.page.getByRole('textbox', { name: scene.say('Title'), exact: true }).waitFor();
  }),
  shownBy('flow-edit', async ({ page, say }) => {
    await page.goto(`/risk-flows/${await flowIdOf(page)}/edit`);
    await page.getByRole('textbox', { name: say('Title'), exact: true }).waitFor();
  }),
  inventory('assets', '/cybersecurity', 'Warehouse system'),
  inventory('properties', '/cybersecurity?tab=properties', 'Stock records'),
  inventory('scenarios', '/cybersecurity?tab=scenarios', 'Ransomware encrypts the data'),
];
