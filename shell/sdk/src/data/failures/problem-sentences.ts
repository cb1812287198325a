import type { FieldError, Problem } from '@parapet/contracts';
import { useCallback } from 'react';
import { useLocale } from '../../locale/i18n.ts';
import type { Locale } from '../../locale/locale.ts';
import { problemTextLoaders, type ProblemTexts } from '../../locale/problems/problem-texts.ts';

/** The parts of a problem document that people read. */
export type ProblemSentences = Pick<Problem, 'detail' | 'errors'>;
type Worded = Pick<Problem, 'code'> & ProblemSentences;

const own = (texts: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);

const inTexts = ({ reasons, field }: ProblemTexts) => (error: FieldError): FieldError => ({ ...error, message: own(reasons, error.message) ?? field });

/**
 * What a problem says, in a language. A problem that has no text in it says nothing, and the screen its own text.
 * Field errors keep `keyword` and `params`, from which a form makes a better text.
 */
export async function problemSentences({ code, detail, errors }: Worded, locale: Locale): Promise<ProblemSentences> {
  if (locale === 'en') return { ...(detail !== undefined && { detail }), ...(errors !== undefined && { errors }) };
  const texts = await problemTextLoaders[locale]().catch(() => null);
  if (texts === null) return { ...(errors !== undefined && { errors }) };
  const said = own(texts.reasons, detail ?? '') ?? own(texts.codes, code);
  return { ...(said !== undefined && { detail: said }), ...(errors !== undefined && { errors: errors.map(inTexts(texts)) }) };
}

/** For problems within an answer, e.g. of a bulk change; errors of calls are in the reader's language already. */
export function useProblemSentences(): (problem: Worded) => Promise<ProblemSentences> {
  const locale = useLocale();
  return useCallback((problem) => problemSentences(problem, locale), [locale]);
}
