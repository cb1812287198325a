import { describe, expect, it } from 'vitest';
import { seededTexts } from './testing/seeded-texts.ts';
import { seededLoaders } from './use-seeded-text.ts';

describe.each(['de', 'es', 'fr'] as const)('seeded texts in %s', (locale) => {
  it('are all translated', async () => {
    const translations = await seededLoaders[locale]();
    expect([...seededTexts()].filter((text) => (translations[text] ?? '').trim() === '')).toEqual([]);
  });

  it('include none that the product no longer stores', async () => {
    const texts = seededTexts();
    expect(Object.keys(await seededLoaders[locale]()).filter((text) => !texts.has(text))).toEqual([]);
  });
});
