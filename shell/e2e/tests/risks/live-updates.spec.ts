/** What somebody else changes is on the screen by itself. */
import { arrive } from '../../src/people.ts';
import { recordRisks, riskRow } from '../../src/risks.ts';
import { expect, test } from '../../src/own-service.ts';
import { expectSoon } from '../../src/soon.ts';

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

  const row = (name: string, attempt: number) => riskRow(other, `${name} ${attempt} lost`);
  const record = (name: string, attempt: number) => recordRisks(page, [{ title: `${name} ${attempt} lost` }]);
  await expectSoon(
    async (attempt) => void (await record('Ledger', attempt)),
    (attempt) => expect(row('Ledger', attempt)).toBeVisible(),
  );
  await expectSoon(
    async (attempt) => {
      const [id] = await record('Key', attempt);
      await expect(row('Key', attempt)).toBeVisible();
      const answer = await page.request.delete(`/api/risks/${id}`, { headers: { origin: product.url } });
      expect(answer.status()).toBe(204);
    },
    (attempt) => expect(row('Key', attempt)).toBeHidden(),
  );
  expect(streams).toHaveLength(1);

  const again = connected();
  await product.restart();
  await recordRisks(page, [{ title: 'Printer on fire' }]);
  await again;
  await expect(riskRow(other, 'Printer on fire')).toBeVisible();
});
