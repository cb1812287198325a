/**
 * Takes the pictures of the README and of the landing page: signs up in a fresh product, fills it as `npm run demo` does, and opens what the
 * landing page talks about, light and dark. `npm run screenshot`; needs a built shell and released remotes (`npm start` makes both).
 */
import type { Locator, Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillWithDemo } from '../demo.ts';
import { PASSWORD, signUp } from '../people.ts';
import { root } from '../servers/product.ts';
import { settled } from './page-state.ts';
import { withBrowser } from './with-browser.ts';

/** For the register as a whole, and for details. */
const WIDE = { width: 1600, height: 1000 };
const NARROW = { width: 1280, height: 800 };
/** In pixels. */
const MOST_WIDTH = 1920;
const LANDING = join(root, 'shell', 'src', 'landing', 'pictures');

/** What a picture of the landing page shows: the part of a page from one element to another, which may be the same. */
interface Detail {
  path: string;
  from: (page: Page) => Locator;
  to?: (page: Page) => Locator;
  /** In CSS pixels: of a long list, the picture has the beginning. */
  height?: number;
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });

const DETAILS: Readonly<Record<string, Detail>> = {
  assessment: { path: '/risk-register', from: region('Risk Matrix') },
  activity: { path: '/dashboard', from: region('Recent activity'), height: 250 },
  compliance: {
    path: '/grc/templates',
    from: region('GDPR Privacy Assessment'),
    to: region('HIPAA Security Risk Analysis'),
  },
  analytics: { path: '/dashboard', from: region('Risk Flow Progress'), to: region('Completed Risk Flows Timeline') },
};

/** @returns a PNG */
async function pictureOf(page: Page, { path, from, to = from, height }: Detail): Promise<Buffer> {
  await page.goto(path);
  await Promise.all([from(page).waitFor(), to(page).waitFor()]);
  await settled(page);
  const [first, last] = await Promise.all([from(page).boundingBox(), to(page).boundingBox()]);
  if (first === null || last === null) throw new Error(`${path} does not show what its picture is of`);
  return page.screenshot({
    clip: {
      x: first.x,
      y: first.y,
      width: last.x + last.width - first.x,
      height: height ?? last.y + last.height - first.y,
    },
  });
}

/** WebP, which pages show at a third of the size of a PNG; only a browser can make it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const convert = async ({ source, most }: { source: string; most: number }) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob());
    const scale = Math.min(1, most / bitmap.width);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    return canvas.toDataURL('image/webp', 0.7);
  };
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const url = await page.evaluate(convert, { source, most: MOST_WIDTH });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

await withBrowser(async (browser, product) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: NARROW,
    deviceScaleFactor: 1.5,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  // The assistant would open by itself over what is shown.
  await context.addInitScript(
    () => location.protocol.startsWith('http') && localStorage.setItem('hasSeenChat', 'true'),
  );
  const page = await context.newPage();
  const converter = await browser.newPage();
  await page.goto('/');
  await signUp(page, { name: 'Ada Lovelace', email: 'ada@example.com', password: PASSWORD });
  await page.request.patch('/api/me/preferences', { data: { theme: 'system' }, headers: { origin: product.url } });
  await fillWithDemo(product);
  await mkdir(LANDING, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const write = async (name: string, png: Buffer) =>
      writeFile(join(LANDING, `${name}-${colorScheme}.webp`), await asWebp(converter, png));
    await page.setViewportSize(WIDE);
    await page.goto('/risk-register?sort=-risk_score');
    await page.getByRole('row').nth(1).waitFor();
    await settled(page);
    await write('register', await page.screenshot());
    await page.setViewportSize(NARROW);
    for (const [name, detail] of Object.entries(DETAILS)) await write(name, await pictureOf(page, detail));
  }
});
