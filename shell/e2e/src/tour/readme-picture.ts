/**
 * Takes the picture in the README: signs up in a fresh product, fills it as `npm run demo` does, opens the register.
 * `npm run screenshot`; needs a built shell and released remotes (`npm start` makes both).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fillWithDemo } from '../demo.ts';
import { PASSWORD, signUp } from '../people.ts';
import { root } from '../servers/product.ts';
import { withBrowser } from './with-browser.ts';

await withBrowser(async (browser, product) => {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    colorScheme: 'light',
  });
  await page.goto('/');
  await signUp(page, { name: 'Ada Lovelace', email: 'ada@example.com', password: PASSWORD });
  await fillWithDemo(product);
  await page.goto('/risk-register?sort=-risk_score');
  await page.getByRole('row').nth(1).waitFor();
  // Waits for fonts, and until what was loaded has faded in.
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...document.getAnimations().map((animation) => animation.finished)]),
  );
  await mkdir(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs', 'risk-register.png') });
});
