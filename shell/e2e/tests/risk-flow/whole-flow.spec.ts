/** A risk from its assets to an agreed plan, completed and archived. */
import type { Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { expect, test } from '../../src/own-service.ts';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';

const TITLE = 'Ransomware halts the warehouse';

const scale = (page: Page, name: RegExp, level: string) =>
  page.getByRole('dialog').getByRole('radiogroup', { name }).getByRole('radio', { name: level, exact: true });

test('a flow is completed by mouse, with a reload in each step and a service killed (-9) in between', async ({
  page,
  product,
  ada,
}) => {
  await arrive(page, ada);
  const things = await recordAssessedThings(page, TITLE);
  await page.goto(`/risk-flow?riskId=${things.riskId}`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(page).toHaveURL(`/risk-flow/${things.riskId}`);

  // Step 2 comes first: the flow starts from the assets of the risk.
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByRole('region', { name: 'Assets to choose from' }).getByText(things.other).click();
  await expect(page.getByRole('region', { name: 'Selected assets' }).getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Selected assets' }).getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await page.getByRole('button', { name: `Add a note on ${things.other}` }).click();
  const note = page.getByRole('textbox', { name: `Notes on ${things.other}` });
  await note.fill('Shares are open to all depots');
  await expect(page.getByText('Saved')).toBeVisible();
  // Typed while nobody answers: nothing is lost, and it is saved as soon as the service is back.
  await product.crash(async () => {
    await note.fill('Shares are open to all depots since March');
    await expect(page.getByText('Could not save, retrying')).toBeVisible();
  });
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await page.getByRole('button', { name: `Note on ${things.other}` }).click();
  await expect(page.getByRole('textbox', { name: `Notes on ${things.other}` })).toHaveValue(
    'Shares are open to all depots since March',
  );
  // What is saved is not offered again.
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();

  await page.getByRole('button', { name: 'Add assessment' }).click();
  await scale(page, /Likelihood/, 'High').check({ force: true });
  await scale(page, /Impact/, 'Very High').check({ force: true });
  await expect(page.getByRole('dialog').getByRole('complementary', { name: 'Risk level' })).toContainText('20');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Scenario level 20 · High')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Finalization & Review' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Keep the depots working');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Take the backups off the domain.');
  await page.getByRole('combobox', { name: 'Assigned to' }).click();
  await page.getByRole('option', { name: ada.name }).click();
  const next = page.getByRole('textbox', { name: 'New action', exact: true });
  await next.fill('Buy an offline copy');
  await next.press('Enter');
  await expect(next).toHaveValue('');
  await next.pressSequentially('Test the restore');
  await next.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Keep the depots working');
  await expect(page.getByText('Buy an offline copy')).toBeVisible();
  await expect(page.getByText('Test the restore')).toBeVisible();

  await page.getByRole('button', { name: 'Complete Risk Flow' }).click();
  await expect(page.getByText('Risk Flow Completed Successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`The risk has been assigned to ${ada.name} and will appear in their dashboard.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Report' }).click();
  const paper = page.getByRole('article', { name: 'Risk flow report' });
  await expect(paper).toContainText('Buy an offline copy');
  await expect(paper).toContainText(`Completed by${ada.name}`);
  await expect(paper).toContainText('Report made');
  await expect(paper).toContainText('Threat actors Organized crime');
  // On paper the cover is a page of its own, and no level depends on its color.
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  const level = paper.getByText('Scenario level 20 · High').first();
  expect(await level.evaluate((badge) => getComputedStyle(badge).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await page.getByRole('button', { name: 'Archive Risk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive Risk' }).click();
  await expect(page.getByText('Risk has been archived')).toBeVisible();

  // The next flow starts from what was agreed, and says what changed since.
  await page.getByRole('button', { name: 'Start a new risk flow' }).click();
  await expect(page.getByText('Scenario level 20 · High')).toBeVisible();
  await page.getByRole('button', { name: 'Edit assessment' }).click();
  await scale(page, /Likelihood/, 'Low').check({ force: true });
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Changes since the last risk flow')).toBeVisible();
});
