/** No page has an axe finding, scrolls sideways, or errs in the console: light and dark, wide and narrow. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tour } from '../src/pages.ts';
import { expect, test } from '../src/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, isMobile: width < 768 });

      test('every page is accessible and fits', async ({ page, problems }) => {
        test.setTimeout(180_000);
        const findings: string[] = [];
        await tour(page, colorScheme, async (name) => {
          findings.push(...[...(await axe(page)), ...(await overflow(page)), ...problems.take().filter((one) => !isRefusedForm(one))].map((one) => `${name}: ${one}`));
        });
        expect(findings).toEqual([]);
      });
    });
  }
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
}

async function overflow(page: Page): Promise<string[]> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
  return content > window ? [`scrolls sideways: ${content} px in ${window} px`] : [];
}

/** The provider's forms are sent to be refused, and browsers note that. */
function isRefusedForm(problem: string): boolean {
  return /\/idp\/interaction\//.test(problem) && /\b40[0-9]\b/.test(problem);
}
