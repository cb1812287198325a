import { useCallback } from 'react';
import { useLocale } from '../../locale/i18n.ts';
import type { ProblemSentences, WordedProblem } from '../../locale/problems/problem-texts.ts';
import { problemSentences } from './problem-sentences.ts';

/** For problems within an answer, e.g. of a bulk change; errors of calls are in the reader's language already. */
export function useProblemSentences(): (problem: WordedProblem) => Promise<ProblemSentences> {
  const locale = useLocale();
  return useCallback((problem) => problemSentences(problem, locale), [locale]);
}
