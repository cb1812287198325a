import type { ProblemCode } from '@parapet/contracts/rules';
import type { Locale } from '../locale.ts';

/** Problems of the server in another language than English, in which the server words them itself. */
export interface ProblemTexts {
  codes: Readonly<Record<ProblemCode, string>>;
  /** By the English sentence, where a code has several reasons. */
  reasons: Readonly<Record<string, string>>;
  /** Of a field, where neither its keyword nor its message says more. */
  field: string;
}

export const problemTextLoaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<ProblemTexts>>> = {
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};
