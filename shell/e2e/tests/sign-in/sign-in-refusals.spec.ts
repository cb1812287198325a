/** What the provider's forms refuse, and that nothing typed is lost by it. */
import { arrive, fillProviderForm, providerFrame, signIn } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

test('a wrong password is reported, and the next attempt works', async ({ page, browser, product, ada }) => {
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await arrive(await elsewhere.newPage(), ada);
  await page.goto('/');
  await signIn(page, { ...ada, password: 'not the password' });
  const form = providerFrame(page);
  await expect(form.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(form.getByLabel('Email')).toHaveValue(ada.email);

  await fillProviderForm(form, { password: ada.password });
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an email address without an account gets the same answer as a wrong password', async ({ page, grace }) => {
  await page.goto('/');
  await signIn(page, grace);
  await expect(providerFrame(page).getByRole('alert')).toHaveText('The email or password is incorrect.');
});

test('a second account for the same address is refused, with the way to the first', async ({
  page,
  browser,
  product,
  ada,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await arrive(await elsewhere.newPage(), ada);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create account' }).click();
  const form = providerFrame(page);
  await fillProviderForm(form, { ...ada, password: 'another good password' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/No account can be created with this email/);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue(ada.name);

  await form.getByRole('link', { name: 'Sign in' }).click();
  // The sign-up form stays until the next page has loaded; what is typed before that is lost.
  await expect(form.getByLabel('Name')).toHaveCount(0);
  await fillProviderForm(form, { email: ada.email, password: ada.password });
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a weak password is explained at its field, and the rest stays', async ({ page, ada }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create account' }).click();
  const form = providerFrame(page);
  await fillProviderForm(form, { ...ada, password: 'short' });
  await form.getByRole('button', { name: 'Create account' }).click();
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Use at least 10 characters/);
  await expect(password).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue(ada.name);
  await expect(form.getByLabel('Email')).toHaveValue(ada.email);

  await password.fill('password1234');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toHaveAccessibleDescription(/This password is too common/);

  await password.fill(ada.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('closing the dialog leads back to the landing page, without a message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(providerFrame(page).getByLabel('Email')).toBeFocused();
  await expect(providerFrame(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is typed before the last file of the form is there stays in its field', async ({ page }) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/idp/assets/form.js', async (route) => {
    await isSent;
    await route.fallback();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Create account' }).click();
  const form = providerFrame(page);
  await form.getByLabel('Name').fill('Grace Hopper');
  const password = form.getByLabel('Password', { exact: true });
  await password.pressSequentially('correct ');
  send();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.type('horse');
  await expect(password).toHaveValue('correct horse');
  await expect(form.getByLabel('Name')).toHaveValue('Grace Hopper');
});
