import { translationProblems } from '@parapet/contracts/testing/texts';
import { expect, it } from 'vitest';
import { seededTexts } from './testing/seeded-texts.ts';
import { seededLoaders } from './use-seeded-text.ts';

it.each(['de', 'es', 'fr'] as const)(
  'every seeded text is well translated in %s, and no other text',
  async (locale) => {
    const english = Object.fromEntries([...seededTexts()].map((text) => [text, text]));
    expect(translationProblems(locale, english, await seededLoaders[locale]())).toEqual([]);
  },
);
