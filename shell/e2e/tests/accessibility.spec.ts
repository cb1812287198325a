/** No state of a page has an axe finding, scrolls sideways, leaves the gutters, or writes an error to the console. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/test.ts';
import { gutterFaults } from '../src/tour/gutters.ts';
import { settled } from '../src/tour/page-state.ts';
import { STATES, VIEWS } from '../src/tour/tour.ts';
import { createVisits, type Visits } from '../src/tour/visits.ts';

const test = base.extend<{}, { visit: Visits }>({
  visit: [
    async ({ service, browser }, use) => {
      const { visit, close } = createVisits(browser, service.url);
      await use(visit);
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const view of VIEWS) {
  for (const { name, seenBy, show } of STATES) {
    test(`${name} at ${view.name} is accessible and fits, light and dark`, async ({ visit }) => {
      const { context, problems, say, risks } = await visit(seenBy, view);
      problems.take();
      const page = await context.newPage();
      await show({ page, say, risks });
      await page.emulateMedia({ colorScheme: 'light' });
      await settled(page);
      expect.soft([...(await axe(page)), ...(await overflow(page)), ...(await gutterFaults(page))], 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await settled(page);
      // Nothing but colors differs.
      expect.soft(await axe(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
      expect(problems.take().filter((one) => !isRefusedForm(one))).toEqual([]);
      await page.close();
    });
  }
}

/** @param rules all of them, unless some are named */
async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The default mode opens one more page for each result, for frames of other origins; there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? builder : builder.withRules([...rules])).analyze();
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
