import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontTags } from './preload-font.ts';

const styles = readFileSync(new URL('../../ui/src/tokens/fonts.css', import.meta.url), 'utf8');
/** The fonts of the kit, as a build names them. */
const fonts = [...styles.matchAll(/url\('(.+?)'\)/g)].map(
  ([, path = '']) => `assets/${basename(path, '.woff2')}-Dx4kXJAl.woff2`,
);

describe('fontTags', () => {
  it('preload the first font of the kit, and no other', () => {
    expect(fonts).toHaveLength(2);
    expect(fontTags(['index.html', ...fonts.toReversed()]).map(({ attrs }) => attrs?.['href'])).toEqual([
      `/${fonts[0]}`,
    ]);
  });

  it('are left out where there is no font', () => {
    expect(fontTags(['index.html', 'assets/index.js'])).toEqual([]);
  });
});
