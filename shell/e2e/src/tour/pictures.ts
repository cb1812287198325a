/** Takes a picture of every state in every view, light and dark: `npm run tour -w shell/e2e -- <folder> [part of the names]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { settled } from './page-state.ts';
import { STATES, VIEWS } from './tour.ts';
import { createVisits } from './visits.ts';
import { withBrowser } from './with-browser.ts';

const [, , folder = 'shots', part = ''] = process.argv;
await mkdir(folder, { recursive: true });
await withBrowser(async (browser, product) => {
  const { visit } = createVisits(browser, product.url);
  for (const view of VIEWS) {
    for (const { name, seenBy, show } of STATES.filter((state) => state.name.includes(part))) {
      const { page, say, risks } = await visit(seenBy, view);
      await show({ page, say, risks });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await page.screenshot({ path: join(folder, `${name}-${view.width}-${view.language}-${colorScheme}.png`) });
      }
    }
  }
});
