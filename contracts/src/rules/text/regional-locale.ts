/** The regional variant of a language, which decides in which order dates are written. */
import type { DateOrder } from '../../schemas/organization/me.ts';

const ENGLISH: Readonly<Record<Exclude<DateOrder, 'region'>, string>> = {
  'day-first': 'en-GB',
  'month-first': 'en-US',
};

/**
 * The variant that the browser lists (`en-GB` writes 21 Nov 2026, `en` Nov 21, 2026); of English also that of the browser's region, or the one
 * that a person chose. All other languages write the day first.
 * @param languages of the browser, best first
 */
export function regionalLocale(language: string, languages: readonly string[], order: DateOrder = 'region'): string {
  if (language === 'en' && order !== 'region') return ENGLISH[order];
  const listed = languages.filter((one) => one === language || one.startsWith(`${language}-`));
  const variant = listed.find((one) => one !== language) ?? listed[0];
  if (variant !== undefined || language !== 'en') return variant ?? language;
  const region = languages.map(regionOf).find((one) => one !== undefined);
  return region === undefined ? language : `${language}-${region}`;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // A browser extension may list anything.
    return undefined;
  }
}
