/** What people do to get in and out. */
import type { Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export const PASSWORD = 'correct horse battery staple';

/** The frame of the embedded provider's pages. */
function provider(page: Page) {
  return page.getByRole('dialog').frameLocator('iframe');
}

/** From the landing page to the dashboard, with a new account. */
export async function signUp(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click();
  const form = provider(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
}

/** From the landing page to the dashboard, with an account that is there. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  const form = provider(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}
