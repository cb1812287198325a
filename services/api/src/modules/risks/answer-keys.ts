/** The keys of answers contain the words of their questions, which may include what a database takes for a path or an operator. */

import { unescapeKey, escapeKey } from '../escaped-keys.ts';

type Answers = Record<string, string | number | boolean | null>;

const renamed = (answers: Answers, rename: (key: string) => string): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [rename(key), answer]));

/** A risk with escaped keys. */
export function storable<R extends { template_answers?: Answers }>(risk: R): R {
  return risk.template_answers === undefined
    ? risk
    : { ...risk, template_answers: renamed(risk.template_answers, escapeKey) };
}

/** Reverses {@link storable}. */
export function readable<R extends { template_answers: Answers }>(risk: R): R {
  if (!Object.keys(risk.template_answers).some((key) => key.includes('%'))) return risk;
  return { ...risk, template_answers: renamed(risk.template_answers, unescapeKey) };
}
