/** The register as a list: what is asked for lives in the address, keys move through it, and what others change shows by itself. */
import type { Locator, Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { openRegister, recordRisks, register, riskRow } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';
import { expectSoon } from '../../src/soon.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood in the cellar', severity: 'critical', status: 'open', impact_level: 5, probability: 5 },
  { title: 'Fire in the archive', severity: 'high', status: 'open', impact_level: 4, probability: 4 },
  { title: 'Theft of a laptop', severity: 'low', status: 'closed', impact_level: 1, probability: 2 },
] as const;
const [FLOOD, FIRE, THEFT] = RISKS.map(({ title }) => title) as [string, string, string]; // three, as above

/** The titles in the order of the rows. */
const titles = (page: Page): Locator => register(page).getByRole('row').getByRole('rowheader').getByRole('link');

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter }).click();
  const box = page.getByRole('checkbox', { name: option, exact: true });
  // Not `check`, which expects the box to change at once: the URL holds the choice, and the box follows the URL.
  await box.click();
  await expect(box).toBeChecked();
  await page.keyboard.press('Escape');
}

test('filters are chosen in menus, undone by Back, and survive a reload', async ({ page, problems, ada }) => {
  await openRegister(page, ada, RISKS);
  await expect(titles(page)).toHaveText([FLOOD, FIRE, THEFT]);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Archived: left out');

  await choose(page, 'Severity', 'High');
  await expect(titles(page)).toHaveText([FIRE]);
  await choose(page, 'Severity', 'Low');
  await expect(titles(page)).toHaveText([FIRE, THEFT]);
  await expect(page.getByRole('main')).toContainText('2 of 3 risks');
  await page.reload();
  await expect(titles(page)).toHaveText([FIRE, THEFT]);
  await expect(
    page
      .getByRole('button', { name: 'Severity Low, High' })
      .or(page.getByRole('button', { name: 'Severity High, Low' })),
  ).toBeVisible();

  await page.goBack();
  await expect(titles(page)).toHaveText([FIRE]);
  await page.goBack();
  await expect(titles(page)).toHaveText([FLOOD, FIRE, THEFT]);
  await page.goForward();
  await page.getByRole('button', { name: 'Remove filter Severity: High' }).click();
  await expect(titles(page)).toHaveText([FLOOD, FIRE, THEFT]);
  expect(problems.take()).toEqual([]);
});

test('filters are saved as a profile and applied again; a profile that cannot be saved says so', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await choose(page, 'Status', 'Closed');
  await expect(titles(page)).toHaveText([THEFT]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Profile name' });
  await name.press('Enter');
  await expect(page.getByText('Profile name is required')).toBeVisible();

  await name.fill('Done');
  await page.route('**/api/me/preferences', (route) => route.abort());
  await name.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to save profile');
  await expect(name).toHaveValue('Done');
  await page.unroute('**/api/me/preferences');
  await name.press('Enter');
  await expect(page).toHaveURL(/profile=Done/);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(titles(page)).toHaveText([FLOOD, FIRE, THEFT]);
  await page.reload();
  await page.getByRole('button', { name: 'No profile' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(titles(page)).toHaveText([THEFT]);
});

test('arrow keys move through rows, Enter opens a risk beside the list, Escape returns to its row', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  await riskRow(page, FLOOD).focus();
  await page.keyboard.press('ArrowDown');
  await expect(riskRow(page, FIRE)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = (title: string) => page.getByRole('dialog', { name: title });
  await expect(panel(FIRE)).toContainText('16 · Critical');
  await expect(panel(FIRE).getByRole('term').first()).toHaveText('Severity');
  await expect(panel(FIRE)).toContainText(`2 of ${RISKS.length}`);
  await panel(FIRE).getByRole('button', { name: 'Next record' }).press('Enter');
  await expect(panel(THEFT)).toContainText(`3 of ${RISKS.length}`);
  await page.keyboard.press('k');
  await expect(panel(FIRE)).toContainText(`2 of ${RISKS.length}`);
  // A letter in a field.
  await page.keyboard.press('q');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await page.keyboard.type('j');
  await expect(title).toHaveValue('j');
  await expect(panel(FIRE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await page.keyboard.press('j');
  await expect(panel(THEFT)).toBeVisible();
  await expect(page).toHaveURL(/risk=/);
  await panel(THEFT).getByRole('heading', { name: THEFT }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(THEFT)).toBeHidden();
  await expect(riskRow(page, THEFT)).toBeFocused();
});

test('neither the filters nor a risk move the table, which keeps the title, the category and the actions in sight', async ({
  page,
  ada,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRegister(page, ada, RISKS);
  const head = register(page).getByRole('row').first();
  const top = async () => (await head.boundingBox())?.y;
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  const beside = await top();
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  expect(await top()).toBe(beside);
  await riskRow(page, FIRE).getByRole('link', { name: FIRE, exact: true }).click();
  await expect(page.getByRole('dialog', { name: FIRE })).toBeVisible();
  expect(await top()).toBe(beside);
  expect((await riskRow(page, FIRE).getByRole('rowheader').boundingBox())?.width).toBeGreaterThanOrEqual(320);
  for (const name of ['Category', 'Severity', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(riskRow(page, FIRE).getByRole('button', { name: `Actions for ${FIRE}` })).toBeInViewport({ ratio: 1 });
});

test('counts of assets and scenarios say their names on hover and on focus, and a click lists them whole', async ({
  page,
  ada,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, ada);
  const { scenario } = await recordAssessedThings(page, FLOOD);
  await page.goto('/risk-register?filters=closed');
  const count = riskRow(page, FLOOD).getByRole('button', { name: 'Risk Scenarios: 1' });
  const hint = page.getByText(scenario, { exact: true });
  await count.hover();
  await expect(hint).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(hint).toBeHidden();
  await riskRow(page, FLOOD).getByRole('button', { name: 'Assets: 1' }).focus();
  await page.keyboard.press('Tab');
  await expect(count).toBeFocused();
  await expect(hint).toBeVisible();
  await count.click();
  const name = page.getByRole('dialog', { name: 'Risk Scenarios' }).getByRole('listitem').filter({ hasText: scenario });
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('after a risk is deleted from the panel or from the row menu, the focus is on the next row', async ({
  page,
  ada,
}) => {
  await openRegister(page, ada, RISKS);
  const confirm = page
    .getByRole('dialog', { name: 'Delete risk' })
    .or(page.getByRole('alertdialog', { name: 'Delete risk' }));
  await riskRow(page, FLOOD).getByRole('link', { name: FLOOD, exact: true }).click();
  await page.getByRole('dialog', { name: FLOOD }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(confirm).toContainText(
    `Are you sure you want to delete the risk "${FLOOD}"? This action cannot be undone.`,
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(riskRow(page, FLOOD)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: FLOOD })).toHaveCount(0);
  await expect(riskRow(page, FIRE)).toBeFocused();

  await riskRow(page, FIRE)
    .getByRole('button', { name: `Actions for ${FIRE}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(riskRow(page, FIRE)).toHaveCount(0);
  await expect(riskRow(page, THEFT)).toBeFocused();
});

test('what is changed on another page shows in the list and in the panel within a second', async ({
  page,
  context,
  ada,
}) => {
  const [id] = await openRegister(page, ada, RISKS);
  const other = await context.newPage();
  const connected = other.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok(), {
    timeout: 60_000,
  });
  await other.goto(`/risk-register?risk=${id}`);
  await connected;
  await expect(other.getByRole('dialog', { name: FLOOD })).toBeVisible();
  const { origin } = new URL(page.url());
  const title = (attempt: number) => `Flood everywhere, ${attempt}`;
  await expectSoon(
    async (attempt) => {
      const answer = await page.request.patch(`/api/risks/${id}`, {
        headers: { origin },
        data: { title: title(attempt) },
      });
      expect(answer.status()).toBe(200);
    },
    async (attempt) => {
      await expect(other.getByRole('dialog', { name: title(attempt) })).toBeVisible();
      await expect(riskRow(other, title(attempt))).toBeVisible();
    },
  );
});

test('the list fills the window: head and foot stay while the rows scroll', async ({ page, ada }) => {
  await arrive(page, ada);
  await recordRisks(
    page,
    Array.from({ length: 60 }, (_, index) => ({ title: `Risk ${index}` })),
  );
  await page.goto('/risk-register');
  const title = heading(page, 'Risk Register');
  await expect(page.getByText('1–50 of 60')).toBeInViewport();
  await titles(page).last().scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport();
  await expect(register(page).getByRole('columnheader', { name: 'Risk by score' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51–60 of 60')).toBeVisible();
});

test('on a phone the first risk is near the top, and the filters fill the screen', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('list', { name: 'Risks' }).getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // As wide as the page: the room of its scrollbar stays free, so that nothing moves when the sheet opens.
  const room = (await page.locator('body').boundingBox())?.width ?? 0;
  expect(room).toBeGreaterThan(370);
  expect((await sheet.boundingBox())?.width).toBeCloseTo(room, 0);
  await sheet.getByRole('searchbox', { name: 'Search risks' }).fill('fire');
  await sheet.getByRole('button', { name: 'Show 1 risk' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Risks' }).getByRole('link', { name: FIRE, exact: true })).toBeVisible();
});

test('columns are resized by their edge and by keys, pinned, and stay so after a reload', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  const head = (name: string) => register(page).getByRole('columnheader', { name });
  const widthOf = async (name: string) => Math.round((await head(name).boundingBox())?.width ?? 0);
  // What fits is seen whole.
  for (const name of ['Risk by score', 'Category', 'Severity', 'Status'])
    await expect(head(name)).toBeInViewport({ ratio: 1 });
  const before = await widthOf('Severity');
  const edge = async () => {
    // It can be taken hold of once the rows are there.
    await expect(head('Severity').locator('> span[aria-hidden]')).toBeAttached();
    const box = await head('Severity').boundingBox();
    if (box === null) throw new Error('The column is not there');
    return [box.x + box.width - 3, box.y + box.height / 2] as const;
  };
  const [x, y] = await edge();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('Severity')).toBe(before + 60);
  // Sorting is not meant by it.
  expect(page.url()).not.toContain('sort');

  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('checkbox', { name: 'Severity' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => widthOf('Severity')).toBe(before + 44);
  await page.getByRole('button', { name: 'Pin Status' }).click();
  for (const name of ['Owner', 'Reviewer', 'Score', 'Created'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(head('Status')).toBeVisible();
  expect(await widthOf('Severity')).toBe(before + 44);
  const [, , second] = await register(page).getByRole('columnheader').allTextContents();
  expect(second).toBe('Status');
  // It stays while the others scroll under it.
  const place = await head('Status').boundingBox();
  await head('Created').scrollIntoViewIfNeeded();
  await expect(head('Created')).toBeInViewport();
  expect(await head('Status').boundingBox()).toEqual(place);

  // A double click fits the column to what is in it; its edge lies between what is pinned.
  await register(page).evaluate((table) => table.parentElement?.scrollTo({ left: 170 }));
  await page.mouse.dblclick(...(await edge()));
  await expect.poll(() => widthOf('Severity')).toBeLessThan(before + 44);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect(head('Created')).toHaveCount(0);
  await expect.poll(() => widthOf('Severity')).toBe(before);
});
