/** No state of a page has an axe finding, scrolls sideways, or writes an error to the console: light and dark, wide and narrow. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/test.ts';
import type { Visitor } from '../src/tour/page-state.ts';
import { contextOf, nameOf, STATES, VIEWS, type View } from '../src/tour/tour.ts';
import { createVisitors, LOCALES, sayIn, type Visitors } from '../src/tour/visitors.ts';

const test = base.extend<{ view: View; seenBy: Visitor }, { visitors: Visitors }>({
  view: [VIEWS[0]!, { option: true }],
  seenBy: ['visitor', { option: true }],
  visitors: [async ({ service }, use) => use(createVisitors(service.url)), { scope: 'worker' }],
  locale: async ({ view }, use) => use(LOCALES[view.language]),
  storageState: async ({ visitors, view, seenBy }, use) => use((await visitors(seenBy, view.language)).storageState),
});

for (const view of VIEWS) {
  for (const { name, seenBy, show } of STATES) {
    test.describe(name, () => {
      test.use({ view, seenBy, ...contextOf(view) });

      test(`${nameOf(view)}: ${name} is accessible and fits`, async ({ page, visitors, problems }) => {
        const { risks } = await visitors(seenBy, view.language);
        await show({ page, say: sayIn(view.language), risks });
        expect([...(await axe(page)), ...(await overflow(page)), ...problems.take().filter((one) => !isRefusedForm(one))]).toEqual([]);
      });
    });
  }
}

async function axe(page: Page): Promise<string[]> {
  // The default mode opens one more page for each result, for frames of other origins; there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
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
