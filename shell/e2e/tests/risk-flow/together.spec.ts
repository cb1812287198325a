/** Two browsers in one flow, and one without a connection. */
import type { Page } from '@playwright/test';
import { recordAssessedThings } from '../../src/flows.ts';
import { test as withOwnService } from '../../src/own-service.ts';
import { arrive, joinColleague } from '../../src/people.ts';
import { expect, test } from '../../src/test.ts';

test('two people see each other type; different fields are merged, and the same field shows a conflict', async ({
  page,
  browser,
  baseURL,
  ada,
  grace,
}) => {
  await arrive(page, ada);
  const { riskId, asset, property } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await joinColleague(page, other, grace);
  await page.goto(`/risk-flow/${riskId}`);
  await page.getByRole('button', { name: `Add a note on ${asset}` }).click();
  await other.goto(`/risk-flow/${riskId}`);
  await expect(page.getByRole('img', { name: `Here now: ${grace.name}` })).toBeVisible();
  await expect(other.getByRole('img', { name: `Here now: ${ada.name}` })).toBeVisible();
  await other.getByRole('button', { name: `Add a note on ${property}` }).click();
  await expect(page.getByText(`${grace.name} is typing here`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Here now' })).toContainText(`Typing in: Treatment note on ${property}`);

  const mine = page.getByRole('textbox', { name: `Notes on ${asset}` });
  const theirs = other.getByRole('textbox', { name: `Treatment notes on ${property}` });
  await Promise.all([
    mine.pressSequentially('All depots depend on it', { delay: 40 }),
    theirs.pressSequentially('Hourly snapshots', { delay: 40 }),
  ]);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(other.getByText('Saved')).toBeVisible();
  await expect(mine).toHaveValue('All depots depend on it');
  await expect(theirs).toHaveValue('Hourly snapshots');
  // What the other browser saved is here by itself.
  await page.getByRole('button', { name: `Note on ${property}` }).click();
  await expect(page.getByRole('textbox', { name: `Treatment notes on ${property}` })).toHaveValue('Hourly snapshots');

  // The same field, before either could save.
  await other.getByRole('button', { name: `Note on ${asset}` }).click();
  const same = other.getByRole('textbox', { name: `Notes on ${asset}` });
  await expect(same).toHaveValue('All depots depend on it');
  await Promise.all([mine.fill('All depots depend on it, says Ada'), same.fill('All depots depend on it, says Grace')]);
  const overwrite = {
    mine: page.getByRole('button', { name: 'Overwrite' }),
    theirs: other.getByRole('button', { name: 'Overwrite' }),
  };
  await expect.poll(async () => (await overwrite.mine.isVisible()) || (await overwrite.theirs.isVisible())).toBe(true);
  const isMine = await overwrite.mine.isVisible();
  const [asked, askedPage, saver] = isMine ? [overwrite.mine, page, grace] : [overwrite.theirs, other, ada];
  await expect(askedPage.getByText(`Note on ${asset}: changed by ${saver.name}`)).toBeVisible();
  await asked.click();
  await expect(asked).toBeHidden();
  const kept = isMine ? 'All depots depend on it, says Ada' : 'All depots depend on it, says Grace';
  await expect(mine).toHaveValue(kept);
  await expect(same).toHaveValue(kept);
  await other.close();
  await expect(page.getByRole('img', { name: `Here now: ${grace.name}` })).toBeHidden();
  await elsewhere.close();
});

test('a second window of the same person is shown, and typing into one field in both shows a conflict', async ({
  page,
  context,
  ada,
}) => {
  await arrive(page, ada);
  const { riskId, asset } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await page.goto(`/risk-flow/${riskId}`);
  await expect(page.getByRole('heading', { name: 'Review Connected Data' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Here now/ })).toBeHidden();
  const second = await context.newPage();
  await second.goto(`/risk-flow/${riskId}`);
  await second.getByRole('button', { name: `Add a note on ${asset}` }).click();
  await expect(page.getByRole('img', { name: 'Here now: You, in another window' })).toBeVisible();
  await expect(page.getByText('You are typing here in another window')).toBeVisible();
  await page.getByRole('button', { name: `Add a note on ${asset}` }).click();
  const noteOf = (one: Page) => one.getByRole('textbox', { name: `Notes on ${asset}` });
  await Promise.all([
    noteOf(page).fill('Typed in the first window'),
    noteOf(second).fill('Typed in the second window'),
  ]);
  await expect
    .poll(
      async () =>
        (
          await Promise.all([page, second].map((one) => one.getByRole('button', { name: 'Overwrite' }).isVisible()))
        ).filter(Boolean).length,
    )
    .toBe(1);
  const isFirst = await page.getByRole('button', { name: 'Overwrite' }).isVisible();
  const loser = isFirst ? page : second;
  await expect(loser.getByText('Changed in another window while you were typing')).toBeVisible();
  await expect(loser.getByRole('radio', { name: /^Your version/ })).toBeVisible();
  await loser.getByRole('button', { name: 'Overwrite' }).click();
  const kept = isFirst ? 'Typed in the first window' : 'Typed in the second window';
  for (const one of [page, second]) await expect(noteOf(one)).toHaveValue(kept);
  await second.close();
  await expect(page.getByRole('img', { name: /^Here now/ })).toBeHidden();
});

test('what is typed in a minute without a connection is kept, and saved when it is back', async ({
  page,
  context,
  ada,
}) => {
  await page.clock.install();
  await arrive(page, ada);
  const { riskId, asset } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await page.goto(`/risk-flow/${riskId}`);
  await page.getByRole('button', { name: `Add a note on ${asset}` }).click();
  const note = page.getByRole('textbox', { name: `Notes on ${asset}` });
  await context.setOffline(true);
  await note.pressSequentially('Typed in the tunnel');
  await page.clock.runFor(20_000);
  const status = page.getByRole('status').filter({ hasText: 'Offline: your changes are kept on this device' });
  await expect(status).toBeInViewport();
  await note.pressSequentially(', all of it');
  await page.clock.runFor(40_000);
  await expect(note).toHaveValue('Typed in the tunnel, all of it');
  await context.setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Note on ${asset}` }).click();
  await expect(page.getByRole('textbox', { name: `Notes on ${asset}` })).toHaveValue('Typed in the tunnel, all of it');
});

// The service is really stopped: what a closing tab still sends would get through, whatever `setOffline` says.
withOwnService(
  'what is typed without a connection is offered again after the tab was closed',
  async ({ page, context, product, ada }) => {
    await arrive(page, ada);
    const { riskId, asset } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
    await page.goto(`/risk-flow/${riskId}`);
    await page.getByRole('button', { name: `Add a note on ${asset}` }).click();
    await product.restart(async () => {
      await page.getByRole('textbox', { name: `Notes on ${asset}` }).fill('Typed in the tunnel');
      await expect(page.getByText('Could not save, retrying')).toBeVisible();
      await page.close();
    });

    const again = await context.newPage();
    await again.goto(`/risk-flow/${riskId}`);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByText('Saved')).toBeVisible();
    await again.getByRole('button', { name: `Note on ${asset}` }).click();
    await expect(again.getByRole('textbox', { name: `Notes on ${asset}` })).toHaveValue('Typed in the tunnel');
  },
);

test('what is typed in an assessment and not saved is offered again after a reload', async ({ page, ada }) => {
  await arrive(page, ada);
  const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await page.goto(`/risk-flow/${riskId}`);
  await page.getByRole('button', { name: 'Add assessment' }).click();
  const comments = page.getByRole('dialog').getByRole('textbox', { name: 'Comments', exact: true });
  await comments.fill('Typed before the browser went away');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(comments).toHaveValue('Typed before the browser went away');
});

test('no step scrolls sideways on a phone', async ({ page, ada }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, ada);
  const { riskId, scenario } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto(`/risk-flow/${riskId}`);
  await page.getByRole('button', { name: scenario }).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Assets to choose from' }).getByRole('checkbox').first()).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Finalization & Review' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
