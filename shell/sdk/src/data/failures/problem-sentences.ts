import type { Locale } from '../../locale/locale.ts';
import type { ProblemSentences, WordedProblem } from '../../locale/problems/problem-texts.ts';

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
