/** Answers are known by the words of their questions, which may hold what a database reads as a path or an operator. */

const UNSAFE_WORDS = new Set(['__proto__', 'constructor', 'prototype']);

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

function safeKey(key: string): string {
  const safe = key.replace(/[%.\0]|^\$/g, escaped);
  return UNSAFE_WORDS.has(safe) ? safe.replace(/^./, escaped) : safe;
}

function ownKey(key: string): string {
  return key.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

type Answers = Record<string, string | number | boolean | null>;

const renamed = (answers: Answers, rename: (key: string) => string): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [rename(key), answer]));

/** What a risk says as it can be stored. */
export function storable<R extends { template_answers?: Answers }>(risk: R): R {
  return risk.template_answers === undefined ? risk : { ...risk, template_answers: renamed(risk.template_answers, safeKey) };
}

/** A stored risk as it was written: the way back from {@link storable}. */
export function readable<R extends { template_answers: Answers }>(risk: R): R {
  return { ...risk, template_answers: renamed(risk.template_answers, ownKey) };
}
