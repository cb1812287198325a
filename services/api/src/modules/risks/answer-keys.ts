/** Answers are known by the words of their questions, which may hold what a database reads as a path or an operator. */

import { ownKey, safeKey } from '../stored-keys.ts';

type Answers = Record<string, string | number | boolean | null>;

const renamed = (answers: Answers, rename: (key: string) => string): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [rename(key), answer]));

/** What a risk says as it can be stored. */
export function storable<R extends { template_answers?: Answers }>(risk: R): R {
  return risk.template_answers === undefined ? risk : { ...risk, template_answers: renamed(risk.template_answers, safeKey) };
}

/** A stored risk as it was written: the way back from {@link storable}. */
export function readable<R extends { template_answers: Answers }>(risk: R): R {
  if (!Object.keys(risk.template_answers).some((key) => key.includes('%'))) return risk;
  return { ...risk, template_answers: renamed(risk.template_answers, ownKey) };
}
