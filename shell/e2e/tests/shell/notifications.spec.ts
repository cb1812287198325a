/** What reaches people: the bell, the tab's title and the page of notifications. */
import type { Browser, Page } from '@playwright/test';
import { arrive, joinColleague, type Credentials } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).first();

/** Ada, and Grace in another browser. @returns what makes Ada record a risk that Grace owns */
async function together(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  ada: Credentials,
  grace: Credentials,
) {
  await arrive(page, ada);
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await joinColleague(page, other, grace);
  const me: { user_id: string; organizationId: string } = await (await other.request.get('/api/me')).json();
  const assign = async (title: string) => {
    const asked = await page.request.get('/api/me');
    const answer = await page.request.post('/api/risks', {
      headers: { origin: new URL(asked.url()).origin },
      data: { organization_id: me.organizationId, title, owner_id: me.user_id, impact_level: 5, probability: 4 },
    });
    expect(answer.status()).toBe(201);
  };
  return { other, assign };
}

test('what one person assigns reaches the other at once, leads to the record, and is read then', async ({
  page,
  browser,
  baseURL,
  ada,
  grace,
}) => {
  const { other, assign } = await together(page, browser, baseURL, ada, grace);
  await other.goto('/dashboard');
  await expect(heading(other, 'Dashboard')).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  // Pages ask every five minutes; before that only the stream can bring it.
  await assign('Ransomware halts the warehouse');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(other).toHaveTitle('(1) Dashboard | Parapet');

  await bell(other).click();
  const panel = other.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('20 · Critical');
  await panel.getByRole('link', { name: `${ada.name} assigned you the risk Ransomware halts the warehouse` }).click();
  await expect(panel).toHaveCount(0);
  await expect(other.getByRole('dialog', { name: 'Ransomware halts the warehouse' })).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await expect(other).toHaveTitle('Risk Register | Parapet');
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Nothing here yet');
});

test('on the page they are read and unread one by one, all at once, and filtered', async ({
  page,
  browser,
  baseURL,
  ada,
  grace,
}) => {
  const { other, assign } = await together(page, browser, baseURL, ada, grace);
  await assign('Frost');
  await assign('Flood');
  await other.goto('/notifications');
  await expect(heading(other, 'Notifications')).toBeVisible();
  await expect(other).toHaveTitle('(2) Notifications | Parapet');
  const row = (title: string) => other.getByRole('listitem').filter({ hasText: title });
  await row('Flood').getByRole('button', { name: 'Mark as read' }).click();
  await expect(row('Flood').getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await other.getByRole('button', { name: 'Unread 1' }).click();
  await expect(row('Flood')).toHaveCount(0);
  await expect(row('Frost')).toBeVisible();
  await assign('Storm');
  await expect(row('Storm')).toBeVisible();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByText('Nothing unread')).toBeVisible();
  await expect(other).toHaveTitle('Notifications | Parapet');
  await other.reload();
  await expect(other.getByText('Nothing unread')).toBeVisible();
  await other.getByRole('button', { name: 'All kinds' }).click();
  await other.getByRole('menuitemradio', { name: 'Overdue' }).click();
  await expect(other.getByText('Nothing of this kind')).toBeVisible();
});

test('on a phone the bell leads to the page', async ({ page, browser, baseURL, ada, grace }) => {
  const { other, assign } = await together(page, browser, baseURL, ada, grace);
  await assign('Frost');
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/dashboard');
  await other.getByRole('link', { name: 'Notifications, 1 unread' }).first().click();
  await expect(heading(other, 'Notifications')).toBeVisible();
  await expect(other.getByRole('link', { name: /Frost/ })).toBeVisible();
});
