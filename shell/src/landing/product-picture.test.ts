import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SIZES } from './product-picture.tsx';

const FOLDER = join(import.meta.dirname, 'pictures');

/** Width and height of a WebP file (its extended form, which browsers write), in pixels. */
async function sizeOf(file: string) {
  const bytes = await readFile(join(FOLDER, file));
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

it('says the size of each picture, light and dark', async () => {
  const files = Object.keys(SIZES).flatMap((kind) => [`${kind}-dark.webp`, `${kind}-light.webp`]);
  expect((await readdir(FOLDER)).toSorted()).toEqual(files.toSorted());
  for (const [kind, size] of Object.entries(SIZES))
    for (const scheme of ['light', 'dark']) expect(await sizeOf(`${kind}-${scheme}.webp`)).toEqual(size);
});
