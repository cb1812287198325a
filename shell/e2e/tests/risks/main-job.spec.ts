/** What the product is for: get in, record a risk, find it again, whatever happened in between. */
import { signIn, signOut, signUp } from '../../src/people.ts';
import { besidesRefusals } from '../../src/problems.ts';
import { fillRiskForm, riskRow, submitRisk } from '../../src/risks.ts';
import { entries, heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/own-service.ts';

const RISK = {
  title: 'Phishing leads to stolen payroll data',
  description: 'Changes of bank details are confirmed by email alone.',
  severity: 'High',
  impact: 4,
  probability: 5,
} as const;

for (const store of ['embedded', 'mongodb'] as const) {
  test.describe(`with the ${store} store`, () => {
    test.use({ store });

    test('a risk is recorded and found again after a restart and a new sign-in', async ({
      page,
      product,
      problems,
      ada,
    }) => {
      await page.goto('/');
      await expect(page).toHaveTitle('Login | Parapet');
      await signUp(page, ada);
      await expect(heading(page, 'Dashboard')).toBeVisible();

      await sidebar(page).getByRole('link', { name: 'Add New Risk' }).click();
      await expect(heading(page, 'Add New Risk')).toBeVisible();
      await fillRiskForm(page, RISK);
      await expect(page.getByText('4 (impact) × 5 (probability) = 20 of 25')).toBeVisible();
      const views = page.waitForResponse('**/api/shared-views?*');
      await submitRisk(page);

      await expect(page).toHaveURL(/\/risk-register$/);
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Risk “${RISK.title}” was added.`);
      const row = riskRow(page, RISK.title);
      await expect(row).toContainText('High');
      await expect(row).toContainText('Score 20 · Critical');

      // Waits for the last parts that the page loads: a request that is under way when the service stops would count as a problem.
      await expect(page.getByRole('searchbox', { name: 'Search risks' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Risk Matrix' })).toBeVisible();
      await views;
      expect(problems.take()).toEqual([]);
      await product.restart();
      expect(besidesRefusals(problems.take())).toEqual([]);
      await page.reload();
      await expect(heading(page, 'Risk Register')).toBeVisible();
      await expect(row).toBeVisible();

      await signOut(page, ada);
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      await signIn(page, ada);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(RISK.title);

      await entries(page).getByRole('link', { name: 'Risk Register' }).click();
      await riskRow(page, RISK.title).getByRole('link', { name: RISK.title, exact: true }).click();
      const panel = page.getByRole('dialog', { name: RISK.title });
      await expect(panel).toContainText(RISK.description);
      await expect(panel).toContainText('4 · High');
      await expect(panel).toContainText('5 · Very High');
      expect(problems.take()).toEqual([]);
    });
  });
}
