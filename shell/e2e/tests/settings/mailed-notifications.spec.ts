/** Notifications by e-mail: switched on in the settings, and stopped by the link in a mail. */
import { arrive, joinColleague } from '../../src/people.ts';
import { test as shared } from '../../src/test.ts';
import { expect, test } from '../../src/with-mail.ts';

const SETTINGS = '/settings?tab=notifications';

test('what is assigned reaches who switched emails on, until they stop them by the link, without signing in', async ({
  page,
  browser,
  product,
  mail,
  ada,
  grace,
}) => {
  await arrive(page, ada, mail);
  const other = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await joinColleague(page, other, grace, 'risk_manager', mail);
  await other.goto(SETTINGS);
  const emails = other.getByRole('checkbox', { name: 'Email Notifications' });
  await expect(emails).not.toBeChecked();
  await emails.check();
  await expect(other.getByLabel('Delivery')).toContainText('At once');
  await other.getByRole('button', { name: 'Save Settings' }).click();
  await expect(other.getByText('Settings saved successfully!')).toBeVisible();

  const me: { user_id: string; organizationId: string } = await (await other.request.get('/api/me')).json();
  const added = await page.request.post('/api/risks', {
    headers: { origin: product.url },
    data: { organization_id: me.organizationId, title: 'Flood', owner_id: me.user_id },
  });
  const risk: { id: string } = await added.json();
  const links = await mail.linksTo(grace.email, `${ada.name} assigned you the risk Flood`);
  expect(links).toContain(`${product.url}/risk-register?risk=${risk.id}`);
  const record = links.find((link) => link.includes('/risk-register'));
  await other.goto(record ?? '');
  await expect(other.getByRole('dialog', { name: 'Flood' })).toBeVisible();

  const signedOut = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await signedOut.goto(links.find((link) => link.includes('/idp/stop-mails')) ?? '');
  await signedOut.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(signedOut.getByRole('status')).toHaveText('You get no more emails about notifications.');
  await signedOut.getByRole('link', { name: 'Open settings' }).click();
  await expect(signedOut.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await other.goto(SETTINGS);
  await expect(emails).not.toBeChecked();
});

shared('a service without a mail server offers no emails, and says so', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto(SETTINGS);
  await expect(page.getByText('This installation cannot send email')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
