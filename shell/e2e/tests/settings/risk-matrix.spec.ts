/** A person's own risk matrix: set in the settings, seen in the register. */
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { expect, test } from '../../src/test.ts';

test('the register shows the levels, the color and the cell that were set in the settings', async ({ page, ada }) => {
  await arrive(page, ada);
  await recordRisks(page, SAMPLE_RISKS);
  await page.goto('/settings?tab=matrix');
  await page
    .getByRole('radiogroup', { name: 'Impact levels' })
    .getByRole('radio', { name: '3' })
    .check({ force: true });
  await page.getByRole('textbox', { name: 'Low' }).fill('#123456');
  // The first cell: the arrows move from there, and a digit sets the level.
  await page.getByRole('button', { name: 'Impact 3, probability 1, score 4–5: Medium' }).press('ArrowDown');
  await page.getByRole('button', { name: 'Impact 2, probability 1, score 2–3: Medium' }).press('1');
  await expect(page.getByRole('button', { name: 'Impact 2, probability 1, score 2–3: Low, set by hand' })).toHaveCSS(
    'background-color',
    'rgb(18, 52, 86)',
  );
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();

  await page.goto('/risk-register');
  const matrix = page.getByRole('toolbar', { name: 'Risk Matrix' });
  await expect(matrix.getByRole('button', { name: /risks?: impact 2, probability 1$/ })).toHaveCSS(
    'background-color',
    'rgb(18, 52, 86)',
  );
  await expect(matrix.getByRole('button', { name: 'Impact 3', exact: true })).toBeVisible();
  await expect(matrix.getByRole('button', { name: 'Impact 4', exact: true })).toHaveCount(0);
});

test('a color on which numbers are hard to read is warned of, and the one that is offered can be read', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/settings?tab=matrix');
  await page.getByRole('textbox', { name: 'Critical' }).fill('#d9534f');
  const warning = page.getByRole('status').filter({ hasText: 'Numbers on Critical are hard to read: 4.1 : 1' });
  const color = await warning.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByText('4.1 : 1', { exact: true })).toHaveCSS('color', color);
  await expect(page.getByText('14.4 : 1', { exact: true })).not.toHaveCSS('color', color);
  await warning.getByRole('button', { name: /^Use #/ }).click();
  await expect(warning).toBeHidden();
  const offered = await page.getByRole('textbox', { name: 'Critical' }).inputValue();
  expect(offered).not.toBe('#d9534f');
});
