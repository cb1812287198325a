/** Ways back in for somebody who has forgotten their password, and the mails on the way. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../../src/own-service.ts';
import { arrive, fillProviderForm, providerFrame, signIn, signOut } from '../../src/people.ts';
import { root } from '../../src/servers/product.ts';
import { heading } from '../../src/sidebar.ts';
import { test as withMail } from '../../src/with-mail.ts';

const NEXT = 'three quiet llamas on a hill';

/** Opens a link as from a mail program, chooses a new password, and goes on to the sign-in. */
async function chooseNewPassword(context: BrowserContext, link: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(`For the account ${email}`)).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(password).toHaveAccessibleDescription(/Use at least 10 characters/);
  await password.fill(NEXT);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password has been changed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillProviderForm(page, { email, password: NEXT });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  return page;
}

withMail(
  'a mail finishes the sign-up in the tab that waits for it, and another one leads to a new password',
  async ({ page, context, mail, ada }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Create account' }).click();
    const form = providerFrame(page);
    await fillProviderForm(form, ada);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByRole('status')).toHaveText(
      `We have sent an email to ${ada.email}. Open the link in it to finish.`,
    );
    const opened = await context.newPage();
    await opened.goto(await mail.linkTo(ada.email, 'Finish creating your Parapet account'));
    await expect(opened.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await opened.close();

    await signOut(page, ada);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await form.getByRole('link', { name: 'Forgot your password?' }).click();
    const send = form.getByRole('button', { name: 'Send link' });
    // The sign-in page, which is shown until then, asks for an email address as well.
    await expect(send).toBeVisible();
    await form.getByLabel('Email').fill(ada.email);
    await send.click();
    await expect(form.getByRole('status')).toContainText(`If there is an account for ${ada.email}`);
    await form.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(form.getByLabel('Password', { exact: true })).toBeVisible();
    await chooseNewPassword(context, await mail.linkTo(ada.email, 'Choose a new password for Parapet'), ada.email);
  },
);

withMail(
  'signing up with an address that has an account looks the same, and its owner gets an email',
  async ({ page, browser, product, mail, ada }) => {
    const submit = async (at: Page) => {
      await at.goto('/');
      await at.getByRole('button', { name: 'Create account' }).click();
      const form = providerFrame(at);
      await fillProviderForm(form, ada);
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form.getByRole('status')).toHaveText(
        `We have sent an email to ${ada.email}. Open the link in it to finish.`,
      );
    };
    await submit(page);
    const elsewhere = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
    await elsewhere.goto(await mail.linkTo(ada.email, 'Finish creating your Parapet account'));
    await elsewhere.getByLabel('Password', { exact: true }).fill(ada.password);
    await elsewhere.getByRole('button', { name: 'Finish' }).click();
    await expect(elsewhere.getByRole('status')).toContainText('your account is ready');
    const stranger = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
    await submit(stranger);
    expect(await mail.linkTo(ada.email, 'You already have a Parapet account')).toBe(`${product.url}/`);
  },
);

base(
  'without mail an admin of the server makes a link, which ends the sessions',
  async ({ page, browser, product, ada }) => {
    await arrive(page, ada);
    const script = join(root, 'services', 'api', 'bin', 'reset-password.ts');
    const env = { ...process.env, DATA_DIR: product.dataDir, PUBLIC_URL: product.url };
    const { stdout } = await promisify(execFile)('node', ['--disable-warning=ExperimentalWarning', script, ada.email], {
      env,
    });
    const [link = ''] = /http\S+/.exec(stdout) ?? [];
    const other = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
    await chooseNewPassword(other, link, ada.email);

    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await providerFrame(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(providerFrame(page).getByText('npm run reset-password')).toBeVisible();
    await providerFrame(page).getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(providerFrame(page).getByLabel('Password', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await signIn(page, { ...ada, password: NEXT });
    await expect(heading(page, 'Dashboard')).toBeVisible();
  },
);
