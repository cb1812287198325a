/** What a risk manager does in the register: actions by the state of a flow, the matrix, many risks at once, named registers. */
import type { Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { openRegister, recordRisks, register, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const RISKS = [
  { title: 'Flood in the cellar', severity: 'critical', impact_level: 5, probability: 5 },
  { title: 'Fire in the archive', severity: 'high', impact_level: 4, probability: 4 },
  { title: 'Theft of a laptop', severity: 'low', impact_level: 1, probability: 2 },
] as const;
const [FLOOD, FIRE, THEFT] = RISKS.map(({ title }) => title) as [string, string, string]; // three, as above

/** Sends a change as the signed-in person. */
async function send(page: Page, method: 'post' | 'patch', path: string, data: object): Promise<{ id: string }> {
  const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
  const answer = await page.request[method](path, {
    headers: { origin: new URL(page.url()).origin },
    data: method === 'post' ? { organization_id: organizationId, ...data } : data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const actionsOf = (page: Page, title: string) =>
  riskRow(page, title).getByRole('button', { name: `Actions for ${title}` });

test('a risk is archived once its flow is completed, stays greyed where it was, and comes back by Undo', async ({
  page,
  problems,
  ada,
}) => {
  const [id = ''] = await openRegister(page, ada, RISKS);
  await expect(riskRow(page, FLOOD).getByRole('link', { name: `Create Risk Flow: ${FLOOD}` })).toHaveAttribute(
    'href',
    `/risk-flow?riskId=${id}`,
  );
  await actionsOf(page, FLOOD).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toContainText('Needs a completed flow');
  await page.keyboard.press('Escape');

  const { user }: { user: { id: string } } = await (await page.request.get('/api/auth/session')).json();
  const { assetId } = await recordAssessedThings(page, 'Stock cannot be counted');
  const flow = await send(page, 'post', '/api/risk-flows', {
    risk_id: id,
    status: 'in-progress',
    selected_assets: [assetId],
  });
  await expect(riskRow(page, FLOOD).getByRole('link', { name: `Edit Risk Flow: ${FLOOD}` })).toHaveAttribute(
    'href',
    `/risk-flows/${flow.id}/edit`,
  );
  await send(page, 'patch', `/api/risk-flows/${flow.id}/complete`, {
    treatment_plan: { title: 'Pumps', description: 'Buy pumps', assignedTo: user.id },
  });
  await expect(riskRow(page, FLOOD).getByRole('link', { name: `View Risk Flow: ${FLOOD}` })).toBeVisible();

  await actionsOf(page, FLOOD).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(messages(page)).toContainText(`Risk “${FLOOD}” was archived.`);
  await expect(riskRow(page, FLOOD)).toContainText('Archived');
  await expect(riskRow(page, FLOOD)).toHaveAttribute('data-stale', 'true');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(riskRow(page, FLOOD)).toContainText('Mitigating');
  await expect(riskRow(page, FLOOD)).not.toHaveAttribute('data-stale');

  await actionsOf(page, FLOOD).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete risk' })).toContainText(
    'Also deleted: 1 risk flow and 1 treatment plan.',
  );
  expect(problems.take()).toEqual([]);
});

test('on the screen of a laptop the way into the flow is a word, and no word of the product is cut', async ({
  page,
  ada,
}) => {
  const risks = [{ title: FLOOD, category: 'Cybersecurity' }, { title: FIRE }] as const;
  const [id = ''] = await openRegister(page, ada, risks);
  await send(page, 'post', '/api/risk-flows', { risk_id: id, status: 'draft' });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    await expect(riskRow(page, FLOOD).getByRole('link', { name: `Start Risk Flow: ${FLOOD}` })).toHaveText('Start');
    const create = riskRow(page, FIRE).getByRole('link', { name: `Create Risk Flow: ${FIRE}` });
    await expect(create).toHaveText('Create');
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport();
    for (const words of [create.getByText('Create'), riskRow(page, FLOOD).getByText('Cybersecurity')])
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('a cell of the matrix filters the list, by mouse and by keys', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  const matrix = page.getByRole('region', { name: 'Risk Matrix' });
  await matrix.getByRole('button', { name: '1 risk: impact 4, probability 4' }).click();
  await expect(register(page).getByRole('rowheader')).toHaveCount(1);
  await expect(riskRow(page, FIRE)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Matrix: Impact 4 · Probability 4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(riskRow(page, FLOOD)).toBeVisible();
  await expect(riskRow(page, FIRE)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Risk Summary' })).toContainText('by score, 1 shown');
});

test('without a connection the banner leaves the whole register within the window', async ({ page, context, ada }) => {
  await openRegister(page, ada, RISKS);
  await expect(riskRow(page, FLOOD)).toBeVisible();
  const overhang = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overhang).toBe(0);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect.poll(overhang).toBe(0);
});

test('many risks get a status and move to a new register at once', async ({ page, problems, ada }) => {
  await openRegister(page, ada, RISKS);
  await page.getByRole('button', { name: 'All registers' }).click();
  await page.getByRole('menuitem', { name: 'New register…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Buildings');
  await page.getByRole('button', { name: 'Create register' }).click();
  await expect(messages(page)).toContainText('Register “Buildings” was created.');
  await expect(page.getByText('This register is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Register: Buildings' }).click();

  await riskRow(page, FLOOD).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Accepted' }).click();
  await expect(messages(page)).toContainText('Status of 2 risks set to Accepted');
  await expect(riskRow(page, FLOOD)).toContainText('Accepted');
  await expect(riskRow(page, THEFT)).not.toContainText('Accepted');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Move to register' }).click();
  await page.getByRole('menuitem', { name: 'Buildings' }).click();
  await expect(messages(page)).toContainText('3 risks moved to register “Buildings”');
  await page.getByRole('button', { name: 'All registers' }).click();
  await page.getByRole('menuitemradio', { name: 'Buildings' }).click();
  await expect(register(page).getByRole('rowheader')).toHaveCount(3);
  expect(problems.take()).toEqual([]);
});

test('the sort is kept when the register is opened again', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/me/preferences') && response.ok());
  await page.getByRole('button', { name: 'Severity', exact: true }).click();
  await saved;
  await page.goto('/risk-register');
  await expect(page.getByRole('columnheader', { name: 'Severity' })).toHaveAttribute('aria-sort', 'descending');
});

test('"/" opens the filters and leads to the search', async ({ page, ada }) => {
  await openRegister(page, ada, RISKS);
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fire');
  await expect(register(page).getByRole('rowheader')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('risks are cards, and the filters are a sheet with the matrix', async ({ page, ada }) => {
    await arrive(page, ada);
    await recordRisks(page, RISKS);
    await page.goto('/risk-register');
    const cards = page.getByRole('list', { name: 'Risks' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await page.setViewportSize({ width: 375, height: 812 });
    // All on one line.
    const places = async () => {
      const boxes = ['All registers', 'Matrix', 'Filters', 'More actions'].map((name) =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      );
      const tops = (await Promise.all(boxes)).map((box) => box?.y ?? NaN);
      return Math.max(...tops) - Math.min(...tops);
    };
    await expect.poll(places).toBeLessThan(10);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('button', { name: '1 risk: impact 4, probability 4' }).tap();
    await page.getByRole('button', { name: 'Show 1 risk' }).tap();
    await expect(cards).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('beside the list a risk shows its names, flow, notes and history, and the next one is not opened over a new note', async ({
  page,
  ada,
}) => {
  const [flood = ''] = await openRegister(page, ada, RISKS);
  const { assetId } = await recordAssessedThings(page, 'Stock cannot be counted');
  await send(page, 'patch', `/api/risks/${flood}`, { selected_assets: [assetId] });
  await send(page, 'post', '/api/risk-flows', { risk_id: flood });
  // Tasks that take long have a placeholder.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/tasks\?/, async (route) => {
    await asked;
    await route.continue();
  });
  await riskRow(page, FLOOD).getByRole('rowheader').click();
  const panel = page.getByRole('dialog', { name: FLOOD });
  const tasks = panel.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('Loading…')).toBeAttached();
  answer();
  await expect(tasks).toContainText('No tasks');
  for (const text of ['Warehouse system', 'Draft', '5 · Very High']) await expect(panel).toContainText(text);
  await expect(panel.getByRole('link', { name: 'Show the connections' })).toHaveAttribute(
    'href',
    `/risk-connections?risk=${flood}`,
  );

  await panel.getByRole('button', { name: 'Notes' }).click();
  await panel.getByRole('textbox', { name: 'New note' }).fill('The pump is old');
  await panel.getByRole('button', { name: 'Next record' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByRole('list', { name: 'Notes, newest first' })).toContainText('The pump is old');
  await panel.getByRole('button', { name: 'History' }).click();
  await expect(panel).toContainText(`${ada.name} created this`);
  await panel.getByRole('button', { name: 'Next record' }).click();
  await expect(page.getByRole('dialog', { name: FIRE })).toBeVisible();
});
