/** What lets somebody in: their sessions and their API tokens. */
import { arrive, signIn } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

test('a token is made by keyboard, shown once, works for a script, and is revoked', async ({ page, ada, request }) => {
  await arrive(page, ada);
  await page.goto('/settings');
  const create = page.getByRole('button', { name: 'Create token' });
  await create.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Nightly export');
  await page.keyboard.press('Enter');
  const shown = page.getByLabel('API token', { exact: true });
  await expect(shown).toHaveText(/^pat_/);
  const secret = (await shown.textContent()) ?? '';
  const asScript = () => request.get('/api/me', { headers: { authorization: `Bearer ${secret}` } });
  expect((await asScript()).status()).toBe(200);

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nightly export' })).toContainText('Read');
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no API tokens')).toBeVisible();
  expect((await asScript()).status()).toBe(401);
});

test('signing out everywhere else ends the session in another browser', async ({ page, browser, product, ada }) => {
  await arrive(page, ada);
  const context = await browser.newContext({ baseURL: product.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await signIn(elsewhere, ada);
  await expect(elsewhere.getByRole('button', { name: `Account: ${ada.name}` })).toBeVisible();

  await page.goto('/settings');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toHaveCount(1);
  // Nothing is clicked there: the page receives an event, and hides its data.
  await expect(elsewhere.getByRole('button', { name: 'Create account' })).toBeVisible();
  await context.close();
});
