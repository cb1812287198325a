import type { FieldError, Problem } from '@parapet/contracts';
import type { Locale } from '../locale.ts';
import type { ProblemTexts } from './texts.ts';

/** The parts of a problem document that people read. */
export type ProblemSentences = Pick<Problem, 'detail' | 'errors'>;
export type WordedProblem = Pick<Problem, 'code'> & ProblemSentences;

type Translated = Exclude<Locale, 'en'>;

export const problemTextLoaders: Readonly<Record<Translated, () => Promise<ProblemTexts>>> = {
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

const own = (texts: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const inTexts =
  ({ reasons, field }: ProblemTexts) =>
  (error: FieldError): FieldError => ({ ...error, message: own(reasons, error.message) ?? field });

/** @throws Error when the texts of the language cannot be loaded */
export async function translated(
  { code, detail, errors }: WordedProblem,
  locale: Translated,
): Promise<ProblemSentences> {
  const texts = await problemTextLoaders[locale]();
  const said = own(texts.reasons, detail ?? '') ?? own(texts.codes, code);
  return {
    ...(said !== undefined && { detail: said }),
    ...(errors !== undefined && { errors: errors.map(inTexts(texts)) }),
  };
}
