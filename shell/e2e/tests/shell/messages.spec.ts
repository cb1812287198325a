/** What the product says over its pages: toasts, questions, and that there is no connection. */
import type { Locator, Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { openRegister, riskRow } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood in the cellar', severity: 'critical', impact_level: 5, probability: 5 },
  { title: 'Fire in the archive', severity: 'high', impact_level: 4, probability: 4 },
] as const;

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Both must be on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('toasts name what they are about and never cover the pager, at any width', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  for (const { title } of RISKS) await riskRow(page, title).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Accepted' }).click();
  const toast = messages(page).getByText('Status of 2 risks set to Accepted');
  await expect(toast).toBeVisible();
  // Its clock stands still while something in it has the focus; the pointer would be left behind by the new layouts.
  await messages(page).getByRole('button', { name: 'Dismiss' }).first().focus();
  const pager = page.getByRole('navigation', { name: 'Pages', exact: true });
  for (const width of [1280, 900, 640, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => overlap(messages(page), pager)).toBe(false);
    await expect(toast).toBeInViewport();
  }
});

test('a question that opens does not move its buttons away from the pointer', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  const [{ title }] = RISKS;
  const question = page.getByRole('alertdialog', { name: 'Delete risk' });
  const ask = async () => {
    await riskRow(page, title)
      .getByRole('button', { name: `Actions for ${title}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  // The first one is shown without a transition.
  await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const button = [...document.querySelectorAll('[aria-modal] button')].at(-1);
          if (button === undefined) return;
          observer.disconnect();
          resolve(button.getBoundingClientRect().top);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await ask();
  const opened = await first;
  await expect(question).toHaveCSS('opacity', '1');
  const { y, height } = (await question.getByRole('button', { name: 'Delete' }).boundingBox()) ?? { y: 0, height: 0 };
  // A click is lost if the button is elsewhere when the pointer is let go.
  expect(Math.abs(y - opened)).toBeLessThan(height / 2);
});

test('when the code of the product does not load, the page says so, and starts once the connection is back', async ({
  page,
}) => {
  const code = '**/assets/start-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'Parapet could not start' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Reload' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(code);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(failure).toBeHidden();
});

test('without a connection every page says so, and what could not be loaded appears by itself once it is back', async ({
  page,
  context,
  ada,
}) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByText('You are offline', { exact: true });
  await expect(banner).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Risk Register' }).click();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await expect(page.getByText('No connection')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('a part of a page that is first shown without a connection appears once it is back, and the page stays', async ({
  page,
  context,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await context.setOffline(true);
  await riskRow(page, RISKS[0].title).getByRole('link', { name: RISKS[0].title, exact: true }).click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByText('Risk register is not available')).toBeHidden();
  await expect(riskRow(page, RISKS[1].title)).toBeVisible();
  await context.setOffline(false);
  const panel = page.getByRole('dialog', { name: RISKS[0].title });
  await expect(panel.getByRole('button', { name: 'Edit Risk' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Tasks' })).toBeVisible();
});

test('a menu whose styles could not be loaded gets them a moment later', async ({ page, ada, problems }) => {
  const styles = '**/assets/overlays-*.css';
  await page.route(styles, (route) => route.abort(), { times: 1 });
  await arrive(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account: ${ada.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/overlays-') === true)),
    )
    .toBe(true);
  problems.take();
});
