/** Adding one risk after the other in the row above the register: by keys alone, refused, without a connection, and from a spreadsheet. */
import type { Locator, Page } from '@playwright/test';
import { openRegister, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const FIRST = [{ title: 'Flood in the cellar', impact_level: 5, probability: 4 }] as const;
const row = (page: Page) => page.getByRole('form', { name: 'Quick add' });
const titleOf = (page: Page) => row(page).getByRole('textbox', { name: 'Title' });
const opener = (page: Page) => page.getByRole('button', { name: 'Quick add' });

async function stored(page: Page, title: string) {
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const answer = await page.request.get('/api/risks', { params: { organization_id: organizationId, q: title } });
  const { items }: { items: Record<string, unknown>[] } = await answer.json();
  return items;
}

function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('Enter adds a risk and stays for the next one, which has the same category and owner', async ({ page, ada }) => {
  // Whoever types fast is done with the title before the code of the next fields is there.
  await page.route('**/assets/combobox-control-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fallback();
  });
  await openRegister(page, ada, FIRST);
  const { keyboard } = page;
  await opener(page).press('Enter');
  await expect(titleOf(page)).toBeFocused();
  await keyboard.type('Storm over the depot');
  await keyboard.press('Tab');
  await keyboard.type('Fin');
  await expect(page.getByRole('option', { name: 'Financial' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('lovelace');
  await expect(page.getByRole('option', { name: 'Ada Lovelace' })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await row(page).getByRole('textbox', { name: 'Impact' }).fill('4');
  await row(page).getByRole('textbox', { name: 'Probability' }).fill('2');
  await expect(page.getByText('Score 8 · Medium, severity Medium')).toBeVisible();
  await keyboard.press('Enter');
  await expect(riskRow(page, 'Storm over the depot')).toContainText('Score 8 · Medium');
  await expect(titleOf(page)).toBeFocused();
  await expect(titleOf(page)).toHaveValue('');
  await keyboard.type('Hail over the depot');
  await keyboard.press('Enter');
  await expect(riskRow(page, 'Hail over the depot')).toContainText('Score 9 · High');
  const [storm] = await stored(page, 'Storm over the depot');
  const [hail] = await stored(page, 'Hail over the depot');
  expect(storm).toMatchObject({ category: 'Financial', impact_level: 4, probability: 2, status: 'identified' });
  expect(hail).toMatchObject({
    category: 'Financial',
    owner_id: storm?.['owner_id'],
    impact_level: 3,
    probability: 3,
    severity: 'medium',
  });
  expect(storm?.['owner_id']).toBeTruthy();

  await keyboard.type('Not yet');
  await keyboard.press('Escape');
  await expect(row(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(titleOf(page)).toHaveValue('Not yet');
});

test('what cannot be added stays in the row with the reason, and is added once by the next try', async ({
  page,
  context,
  ada,
}) => {
  await openRegister(page, ada, FIRST);
  await opener(page).click();
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page)).toContainText('Title is required');
  await titleOf(page).fill('Storm over the depot');
  await row(page).getByRole('textbox', { name: 'Impact' }).fill('9');
  await page.keyboard.press('Enter');
  await expect(row(page).getByRole('textbox', { name: 'Impact' })).toHaveAttribute('aria-invalid', 'true');
  await row(page).getByRole('textbox', { name: 'Impact' }).fill('2');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create risk. Please try again.' })).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Storm over the depot');
  await context.setOffline(false);
  await titleOf(page).press('Enter');
  await expect(riskRow(page, 'Storm over the depot')).toContainText('Score 6 · Medium');
  await expect(page.getByText('Failed to create risk')).toHaveCount(0);
  expect(await stored(page, 'Storm over the depot')).toHaveLength(1);
});

test('lines of a spreadsheet are shown before they are added', async ({ page, ada }) => {
  await openRegister(page, ada, FIRST);
  await opener(page).click();
  await titleOf(page).fill('Typed before');
  await paste(titleOf(page), 'Storm over the depot\tFinancial\t\t4\t2\r\nHail over the depot\tSecurity\t\t9\t1\r\n');
  const dialog = page.getByRole('dialog', { name: 'Import risks' });
  await expect(dialog).toContainText('Storm over the depot');
  expect(await stored(page, 'Storm over the depot')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await dialog.getByRole('button', { name: 'Import only the valid row' }).click();
  await expect(dialog.getByRole('heading', { name: '1 risk imported' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(riskRow(page, 'Storm over the depot')).toContainText('Score 8 · Medium');
  await expect(riskRow(page, 'Hail over the depot')).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue('Typed before');
});

test('Q opens the row and leads back to it, but is a letter in a field', async ({ page, ada }) => {
  await openRegister(page, ada, FIRST);
  const { keyboard } = page;
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', 'Q');
  await riskRow(page, FIRST[0].title).focus();
  await keyboard.press('q');
  await expect(titleOf(page)).toBeFocused();
  await keyboard.type('Quarry floods');
  await riskRow(page, FIRST[0].title).focus();
  await keyboard.press('q');
  await expect(titleOf(page)).toBeFocused();
  await expect(titleOf(page)).toHaveValue('Quarry floods');
  await keyboard.press('Escape');
  await expect(titleOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
