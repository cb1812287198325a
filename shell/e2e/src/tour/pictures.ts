/** Takes a picture of every state in every view, light and dark: `npm run tour -w shell/e2e -- <folder> [part of the names]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { startProduct } from '../servers/product.ts';
import { settled } from './page-state.ts';
import { STATES, VIEWS } from './tour.ts';
import { createVisits } from './visits.ts';

const [, , folder = 'shots', part = ''] = process.argv;
await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  const { visit } = createVisits(browser, product.url);
  for (const view of VIEWS) {
    for (const { name, seenBy, show } of STATES.filter((state) => state.name.includes(part))) {
      const { context, say, risks } = await visit(seenBy, view);
      const page = await context.newPage();
      await show({ page, say, risks });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await page.screenshot({ path: join(folder, `${name}-${view.width}-${view.language}-${colorScheme}.png`) });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
