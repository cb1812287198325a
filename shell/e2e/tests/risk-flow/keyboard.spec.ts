/** A flow with the keyboard alone. */
import { recordAssessedThings } from '../../src/flows.ts';
import { tabTo } from '../../src/keyboard.ts';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test('a flow is completed with the keyboard alone, starting at the choice of assets', async ({ page, ada }) => {
  const { keyboard } = page;
  await arrive(page, ada);
  const { riskId, scenario, other } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await page.goto(`/risk-flow/${riskId}`);
  await expect(heading(page, 'Ransomware halts the warehouse')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Previous', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search assets' }));
  await keyboard.type(other);
  await tabTo(page, page.getByRole('region', { name: 'Assets to choose from' }).getByRole('checkbox', { name: other }));
  await keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected assets' }).getByRole('checkbox')).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();

  await keyboard.press('n');
  await expect(page.getByRole('button', { name: scenario, expanded: true })).toBeFocused();
  await keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: scenario });
  await tabTo(
    page,
    dialog
      .getByRole('radiogroup', { name: /Likelihood/ })
      .getByRole('radio')
      .first(),
  );
  await keyboard.press('4');
  await tabTo(
    page,
    dialog
      .getByRole('radiogroup', { name: /Impact/ })
      .getByRole('radio')
      .first(),
  );
  await keyboard.press('5');
  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Scenario level 20 · High')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Finalization & Review' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await keyboard.type('Keep the depots working');
  await tabTo(page, page.getByRole('textbox', { name: 'Description', exact: true }));
  await keyboard.type('Take the backups off the domain.');
  await tabTo(page, page.getByRole('combobox', { name: 'Assigned to' }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Complete Risk Flow' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Risk flow completed successfully!', { exact: true })).toBeVisible();
});
