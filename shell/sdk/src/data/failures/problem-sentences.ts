import type { Problem } from '@parapet/contracts';
import { useCallback } from 'react';
import { useLocale } from '../../locale/i18n.ts';
import type { Locale } from '../../locale/locale.ts';

/** The parts of a problem document that people read. */
export type ProblemSentences = Pick<Problem, 'detail' | 'errors'>;
export type WordedProblem = Pick<Problem, 'code'> & ProblemSentences;

/**
 * The sentences of a problem in a language. Without a text in that language there is no `detail`, and the screen shows its own text.
 * Field errors keep `keyword` and `params`, from which a form makes a better text.
 */
export async function problemSentences(problem: WordedProblem, locale: Locale): Promise<ProblemSentences> {
  const { detail, errors } = problem;
  const fields = errors && { errors };
  if (locale === 'en') return { ...(detail && { detail }), ...fields };
  // Few people meet a problem, so its translations are not part of the first load.
  return import('../../locale/problems/problem-texts.ts')
    .then(({ translated }) => translated(problem, locale))
    .catch(() => ({ ...fields }));
}

/** For problems within an answer, e.g. of a bulk change; errors of calls are in the reader's language already. */
export function useProblemSentences(): (problem: WordedProblem) => Promise<ProblemSentences> {
  const locale = useLocale();
  return useCallback((problem) => problemSentences(problem, locale), [locale]);
}
