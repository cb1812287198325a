/** The panel beside the register. */
import { arrive } from '../../src/people.ts';
import { recordRisks, register } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

test('the table follows the panel from risk to risk', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.setViewportSize({ width: 1280, height: 600 });
  await recordRisks(
    page,
    Array.from({ length: 30 }, (_, index) => ({ title: `Risk ${index}` })),
  );
  await page.goto('/risk-register');
  await register(page).getByRole('rowheader').first().getByRole('link').click();
  const position = (at: number) => expect(page.getByRole('dialog')).toContainText(`${at} of 30`);
  // Columns may be out of sight beside the panel.
  const opened = register(page).locator('tr[aria-current]').getByRole('rowheader');
  const head = register(page).getByRole('columnheader').first();
  for (let at = 1; at < 25; at++) {
    await position(at);
    await page.keyboard.press('j');
  }
  await position(25);
  await expect(opened).toBeInViewport({ ratio: 1 });
  for (let at = 25; at > 2; at--) {
    await position(at);
    await page.keyboard.press('k');
  }
  await position(2);
  await expect(opened).toBeInViewport({ ratio: 1 });
  // Not under the head, which stays.
  const [row, columns] = [await opened.boundingBox(), await head.boundingBox()];
  expect(row?.y).toBeGreaterThanOrEqual((columns?.y ?? 0) + (columns?.height ?? 0) - 1);
});
