/** A fresh product and a browser for pictures. Both are closed afterwards, also after a failure; the product also when the browser does not start. */
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { startProduct, type Product } from '../servers/product.ts';

export async function withBrowser(take: (browser: Browser, product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct();
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      await take(browser, product);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
