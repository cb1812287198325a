/** The steps of a risk flow, and the inventory behind it. */
import { settled, type PageState, type Scene } from './page-state.ts';

/** The first step of the flow, which opens at the step that was shown last. */
async function openFlow({ page, say, risks }: Scene): Promise<void> {
  await page.goto(`/risk-flow/${risks[0]}`);
  const back = page.getByRole('button', { name: say('Previous'), exact: true });
  await back.waitFor();
  while (await back.isEnabled()) await back.click();
}

async function openReview(scene: Scene): Promise<void> {
  await openFlow(scene);
  await scene.page.getByRole('button', { name: scene.say('Next'), exact: true }).click();
  await scene.page.getByRole('button', { name: scene.say('Add assessment') }).waitFor();
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
    await scene.page.getByRole('button', { name: scene.say('Complete Risk Flow') }).waitFor();
  }),
  inventory('assets', '/cybersecurity', 'Warehouse system'),
  inventory('properties', '/cybersecurity?tab=properties', 'Stock records'),
  inventory('scenarios', '/cybersecurity?tab=scenarios', 'Ransomware encrypts the data'),
];
