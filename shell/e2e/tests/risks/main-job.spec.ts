/** What the product is for: get in, record a risk, find it again, whatever happened in between. */
import { readRisk, recordRisk } from '../../src/main-job.ts';
import { signIn, signOut, signUp } from '../../src/people.ts';
import { besidesRefusals } from '../../src/problems.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/own-service.ts';

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

      // A request that is under way when the service stops would count as a problem.
      const views = page.waitForResponse('**/api/shared-views?*');
      const row = await recordRisk(page);
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
      const panel = await readRisk(page);
      await expect(panel).toContainText('4 · High');
      await expect(panel).toContainText('5 · Very High');
      expect(problems.take()).toEqual([]);
    });
  });
}
