/**
 * Takes the picture in the README: signs up in a fresh product, records risks through its API, opens the register.
 * `npm run screenshot`; needs a built shell and released remotes (`npm start` makes both).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { PASSWORD, signUp } from '../people.ts';
import { root, startProduct } from '../servers/product.ts';
import { recordRisks, riskRow } from '../risks.ts';
import { SAMPLE_RISKS } from '../sample-risks.ts';

const product = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, locale: 'en-GB', colorScheme: 'light' });
  await page.goto('/');
  await signUp(page, { name: 'Ada Lovelace', email: 'ada@example.com', password: PASSWORD });
  await recordRisks(page, SAMPLE_RISKS);
  // As somebody sees it who comes back after lunch; 'now' in every row would tell nothing.
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.goto('/risk-register?sort=-risk_score');
  await riskRow(page, SAMPLE_RISKS[0].title).waitFor();
  // The page's fonts and the fading in of what was loaded must not be caught half way.
  await page.evaluate(() => Promise.all([document.fonts.ready, ...document.getAnimations().map((animation) => animation.finished)]));
  await mkdir(join(root, 'docs'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs', 'risk-register.png') });
} finally {
  await browser.close();
  await product.stop();
}
