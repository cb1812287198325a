/** Draws the icons of the shell from its mark, `favicon.svg`: `npm run icons -w shell/e2e`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { root } from '../servers/product.ts';

const BRAND = '#3b45c4';
const folder = join(root, 'shell', 'public');

/** How much of the picture the mark fills, and its background; without one, the picture is transparent and the mark in the color of the brand. */
interface Look {
  share: number;
  background?: string;
}

/** @param size in pixels @returns a PNG */
async function drawn(browser: Browser, mark: string, size: number, { share, background }: Look): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const colored = background === undefined ? mark : mark.replace(BRAND, '#fff');
  const sized = colored.replace('<svg ', `<svg style="width:${share * 100}%" `);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background ?? 'transparent'}">${sized}`,
  );
  const png = await page.screenshot({ omitBackground: background === undefined });
  await page.close();
  return png;
}

/** An ICO file, which may contain PNGs since Windows Vista. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = head.subarray(6 + 16 * index);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
const browser = await chromium.launch(launchOptions);
try {
  const pictures = [];
  for (const size of [16, 32, 48]) pictures.push({ size, png: await drawn(browser, mark, size, { share: 1 }) });
  await writeFile(join(folder, 'favicon.ico'), icoOf(pictures));
  const touch = await drawn(browser, mark, 180, { share: 0.66, background: BRAND });
  // Some browsers ask for this name first.
  for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
    await writeFile(join(folder, name), touch);
  for (const size of [192, 512])
    await writeFile(join(folder, `icon-${size}.png`), await drawn(browser, mark, size, { share: 1 }));
  // Platforms cut it to their own shape; a circle of 80 % is always visible.
  await writeFile(
    join(folder, 'icon-maskable.png'),
    await drawn(browser, mark, 512, { share: 0.56, background: BRAND }),
  );
} finally {
  await browser.close();
}
