import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { initialLocale, storeAppearance } from '@parapet/frame';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** What `index.html` runs before anything is shown. */
const [, script = ''] =
  /<script nonce[^>]*>([\s\S]*?)<\/script>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')) ??
  [];

function run(device: 'light' | 'dark' = 'light'): { theme: string | undefined; language: string } {
  const matchMedia = () => ({ matches: device === 'dark' });
  runInNewContext(script, { document, localStorage, navigator, matchMedia, addEventListener: () => {} });
  return { theme: document.documentElement.dataset['mantineColorScheme'], language: document.documentElement.lang };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('before the first paint', () => {
  it('the stored theme and language are there', () => {
    storeAppearance({ theme: 'dark', language: 'de' });
    expect(run()).toEqual({ theme: 'dark', language: 'de' });
    storeAppearance({ theme: 'light', language: 'fr' });
    expect(run()).toEqual({ theme: 'light', language: 'fr' });
  });

  it('`system` follows the device', () => {
    storeAppearance({ theme: 'system', language: 'en' });
    expect([run('dark').theme, run('light').theme]).toEqual(['dark', 'light']);
  });

  it.each([[['fr-CA', 'en']], [['pt-BR', 'es-MX']], [['ja']], [[]]])(
    'the language is the one that the shell takes for %o',
    (languages) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      expect(run().language).toBe(initialLocale());
    },
  );
});
