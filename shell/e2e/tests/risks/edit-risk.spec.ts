/** Editing a risk over the register: saved, refused, changed by somebody else, left, and by the keyboard alone. */
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { choose, level, recordRisks, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Risk' });
const titleField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Title' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' });

let id = '';

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
  const [created] = await recordRisks(page, [
    {
      title: 'Ransomware stops the warehouse',
      severity: 'high',
      impact_level: 4,
      probability: 4,
      category: 'Security',
    },
  ]);
  id = created ?? '';
});

/** Changes the risk by the API, without the form, as if somebody else had changed it. */
async function changeElsewhere(page: Page, changes: Record<string, unknown>): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch(`/api/risks/${id}`, { headers, data: changes });
  expect(answer.ok()).toBe(true);
}

for (const malformed of ['xx', '%2F', 'summary']) {
  test(`the address of a risk that is not there, ${malformed}, says so and can be left`, async ({ page }) => {
    await page.goto(`/risk-register?edit=${malformed}&tab=history`);
    await expect(dialog(page)).toContainText('Cannot edit risk: Invalid risk data');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/risk-register$/);
  });
}

test('changes on two tabs are saved together, and the row shows them', async ({ page }) => {
  await page.goto('/risk-register');
  await page.getByRole('link', { name: 'Ransomware stops the warehouse', exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).last().click();
  await titleField(page).fill('Ransomware stops the depot');
  await dialog(page).getByRole('tab', { name: 'Assessment' }).click();
  await level(page, 'Probability', 5).check({ force: true });
  await expect(dialog(page).getByText('20 · Critical')).toBeVisible();
  await expect(dialog(page).getByText('2 unsaved changes')).toBeVisible();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(riskRow(page, 'Ransomware stops the depot')).toContainText('20 · Critical');
});

test('a save without a connection shows an alert in the dialog, loses nothing, and the next save works', async ({
  page,
  context,
}) => {
  await page.goto(`/risk-register?edit=${id}`);
  await titleField(page).fill('Ransomware stops the depot');
  await context.setOffline(true);
  await save(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Failed to update risk. Please try again.');
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(titleField(page)).toHaveValue('Ransomware stops the depot');
  await context.setOffline(false);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(riskRow(page, 'Ransomware stops the depot')).toBeVisible();
});

test('a conflict of two people asks only about the field that both changed', async ({ page }) => {
  await page.goto(`/risk-register?edit=${id}`);
  await titleField(page).fill('My title');
  await choose(page, 'Category', 'Financial');
  await changeElsewhere(page, { title: 'Their title', severity: 'critical' });
  await expect(dialog(page).getByText(/saved a newer version/)).toBeVisible();
  await expect(titleField(page)).toHaveValue('My title');
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'This risk changed while you were editing' });
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  await expect(conflict.getByRole('button', { name: 'Save chosen values' })).toBeDisabled();
  await conflict
    .getByRole('radiogroup', { name: 'Title' })
    .getByRole('radio', { name: /My title/ })
    .check();
  await conflict.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(conflict).toBeHidden();
  const row = riskRow(page, 'My title');
  await expect(row).toContainText('Financial');
  await expect(row).toContainText('Critical');
});

test('leaving asks while something is unsaved, whichever way one leaves', async ({ page }) => {
  await page.goto('/risk-register');
  await page.getByRole('link', { name: 'Ransomware stops the warehouse', exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).last().click();
  await titleField(page).fill('Ransomware stops the depot');
  const question = page.getByRole('alertdialog');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(titleField(page)).toHaveValue('Ransomware stops the depot');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(riskRow(page, 'Ransomware stops the warehouse')).toBeVisible();
});

test('a risk can be edited with the keyboard alone', async ({ page }) => {
  await page.goto(`/risk-register?edit=${id}`);
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await dialog(page)
    .getByRole('tab', { name: /^Details/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: /^Assessment/ })).toBeFocused();
  await expect(level(page, 'Impact', 2)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  await expect(level(page, 'Impact', 2)).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(riskRow(page, 'Ransomware stops the warehouse again')).toContainText('8 · Medium');
});

test('what was typed is offered again after the page was closed without saving', async ({ page }) => {
  await page.goto(`/risk-register?edit=${id}`);
  await titleField(page).fill('Typed and lost?');
  await expect(dialog(page).getByText('1 unsaved change')).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Typed and lost?');
});
