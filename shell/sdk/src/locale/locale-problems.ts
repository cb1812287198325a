import { translationProblems, wordingProblems } from '@parapet/contracts/testing/texts';
import { LOCALES, type LocaleLoaders } from './locale.ts';

/** What is wrong with the texts of a namespace: missing or left in English, other values to fill in, typography and wording. */
export async function localeProblems(loaders: LocaleLoaders): Promise<string[]> {
  const english = await loaders.en();
  const found = await Promise.all(
    LOCALES.map(async (locale) =>
      locale === 'en'
        ? wordingProblems(locale, english)
        : translationProblems(locale, english, await loaders[locale]()),
    ),
  );
  return found.flat();
}
