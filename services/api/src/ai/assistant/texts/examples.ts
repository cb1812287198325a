/** How people ask: example questions for each intent, and the words for the values of its parameters, in each language. */
import type { Language, Level, Role } from '@parapet/contracts';
import type { IntentId } from '../intents/intents.ts';
import type { Term } from '../intent.ts';
import { examplesDe } from './examples-de.ts';
import { examplesEn } from './examples-en.ts';
import { examplesEs } from './examples-es.ts';
import { examplesFr } from './examples-fr.ts';

/** The statuses of all kinds of records that people ask for. */
export type Status =
  | 'open'
  | 'in-progress'
  | 'mitigated'
  | 'accepted'
  | 'closed'
  | 'archived'
  | 'pending'
  | 'completed'
  | 'cancelled'
  | 'draft';
export type Period = 'today' | 'week' | 'month';

export interface Values {
  level: Readonly<Record<Level, readonly string[]>>;
  status: Readonly<Record<Status, readonly string[]>>;
  owner: Readonly<Record<'none' | 'me', readonly string[]>>;
  due: Readonly<Record<'overdue', readonly string[]>>;
  period: Readonly<Record<Period, readonly string[]>>;
  role: Readonly<Record<Role, readonly string[]>>;
  term: Readonly<Record<Term, readonly string[]>>;
}

export interface Examples {
  /** `{name}` stands for the name of a record or for any words, the others for a value. The first question is the one that is suggested. */
  questions: Readonly<Record<IntentId, readonly [string, ...string[]]>>;
  values: Values;
  /** Words that say what another word is, and those for the record of the page. */
  hints: Readonly<Record<'severity' | 'due' | 'category' | 'domain' | 'asset' | 'text' | 'here', readonly string[]>>;
  /** Words that turn a question round: an example without them is another question. */
  negations: readonly string[];
  /** Words that names contain, but do not begin or end with. */
  small: readonly string[];
}

export const EXAMPLES: Readonly<Record<Language, Examples>> = {
  en: examplesEn,
  de: examplesDe,
  fr: examplesFr,
  es: examplesEs,
};
