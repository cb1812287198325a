/** Takes a picture of every page, light and dark, wide and narrow: `node src/tour.ts <folder>`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { tour } from './pages.ts';
import { startProduct } from './product.ts';

const [, , folder = 'shots'] = process.argv;
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      const product = await startProduct();
      const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: 800 }, isMobile: width < 768, locale: 'en-GB' });
      const page = await context.newPage();
      await tour(page, colorScheme, async (name) => {
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`) });
      });
      await context.close();
      await product.stop();
    }
  }
} finally {
  await browser.close();
}
