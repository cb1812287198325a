/** What somebody else changes is on the screen by itself. */
import { arrive } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/own-service.ts';

/** Milliseconds in which a change is on the other screen. */
const SOON = { timeout: 1_000 };

test('a risk created or deleted in another tab shows within a second; updates resume after a restart', async ({
  page,
  context,
  product,
  ada,
}) => {
  await arrive(page, ada);
  const other = await context.newPage();
  const streams: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url());
  });
  const connected = () =>
    other.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok(), { timeout: 60_000 });
  const first = connected();
  await other.goto('/risk-register');
  await expect(other.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
  await first;

  const [id] = await recordRisks(page, [{ title: 'Ledger lost' }]);
  await expect(riskRow(other, 'Ledger lost')).toBeVisible(SOON);
  const headers = { origin: product.url };
  expect((await page.request.delete(`/api/risks/${id}`, { headers })).status()).toBe(204);
  await expect(riskRow(other, 'Ledger lost')).toBeHidden(SOON);
  expect(streams).toHaveLength(1);

  const again = connected();
  await product.restart();
  await recordRisks(page, [{ title: 'Printer on fire' }]);
  await again;
  await expect(riskRow(other, 'Printer on fire')).toBeVisible();
});
