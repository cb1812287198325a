/** Takes a picture of every state in every view: `npm run tour -w shell/e2e -- <folder> [part of the names]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { startProduct } from '../servers/product.ts';
import { contextOf, nameOf, STATES, VIEWS } from './tour.ts';
import { createVisitors, LOCALES, sayIn } from './visitors.ts';

const [, , folder = 'shots', part = ''] = process.argv;
await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  const visitors = createVisitors(product.url);
  for (const view of VIEWS) {
    for (const state of STATES) {
      const name = `${state.name}-${nameOf(view)}`;
      if (!name.includes(part)) continue;
      const { storageState, risks } = await visitors(state.seenBy, view.language);
      const context = await browser.newContext({ baseURL: product.url, storageState, locale: LOCALES[view.language], ...contextOf(view) });
      const page = await context.newPage();
      await state.show({ page, say: sayIn(view.language), risks });
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
