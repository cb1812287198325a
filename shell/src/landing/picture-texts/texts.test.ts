import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { PICTURE_TEXTS } from './texts.ts';

it('the picture has every text in every language', async () => {
  const { en, es, fr, de } = PICTURE_TEXTS;
  expect(await localeProblems({ en: async () => en, es: async () => es, fr: async () => fr, de: async () => de })).toEqual([]);
});
