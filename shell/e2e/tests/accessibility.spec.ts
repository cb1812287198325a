/** No state of a page has an axe finding, scrolls sideways, leaves the gutters, has tiny texts, or writes an error to the console. */
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { findings, giveAxe } from '../src/tour/axe.ts';
import { legibilityFaults } from '../src/tour/legible.ts';
import { gutterFaults } from '../src/tour/gutters.ts';
import { settled } from '../src/tour/page-state.ts';
import { STATES, VIEWS } from '../src/tour/tour.ts';

for (const view of VIEWS) {
  for (const { name, seenBy, show } of STATES) {
    test(`${name} at ${view.name} is accessible and fits, light and dark`, async ({ visit }) => {
      const { page, problems, say, risks } = await visit(seenBy, view);
      problems.take();
      await show({ page, say, risks });
      await giveAxe(page);
      expect
        .soft(
          [
            ...(await findings(page)),
            ...(await overflow(page)),
            ...(await gutterFaults(page)),
            ...(await legibilityFaults(page)),
          ],
          'light',
        )
        .toEqual([]);
      await stopTransitions(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await settled(page);
      // Nothing but colors differs.
      expect.soft(await findings(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
      expect(problems.take().filter((one) => !isRefusedForm(one))).toEqual([]);
    });
  }
}

async function overflow(page: Page): Promise<string[]> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  return content > window ? [`scrolls sideways: ${content} px in ${window} px`] : [];
}

/** Makes colors change at once: fading to dark takes longer than the checks of the colors. Uses a script, since the CSP of pages allows no inline style. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Some states send a form of the provider to have it refused, and browsers log the response. */
function isRefusedForm(problem: string): boolean {
  return /\/idp\/interaction\//.test(problem) && /\b40[0-9]\b/.test(problem);
}
