import { LOCALES, type LocaleLoaders, type Messages } from './locale.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join(' ');

function compare(english: Messages, other: Messages, locale: string): string[] {
  const problems = Object.keys(other)
    .filter((key) => !(key in english))
    .map((key) => `${locale}: ${key} is not in English`);
  for (const [key, text] of Object.entries(english)) {
    const translated = other[key];
    if (translated === undefined || translated.trim() === '') problems.push(`${locale}: ${key} is missing`);
    else if (placeholders(translated) !== placeholders(text)) problems.push(`${locale}: ${key} fills in other values than English`);
  }
  return problems;
}

/** What is wrong with a namespace's texts: missing in a language, unknown in English, other values to fill in. */
export async function localeProblems(loaders: LocaleLoaders): Promise<string[]> {
  const english = await loaders.en();
  const found = await Promise.all(LOCALES.map(async (locale) => compare(english, await loaders[locale](), locale)));
  return found.flat();
}
