/** What questions say: the values of parameters, with the words for them in each language. */
import type { Level, Role } from '@parapet/contracts';

export const TERMS = [
  'risk',
  'likelihood',
  'impact',
  'inherent',
  'residual',
  'treatment',
  'appetite',
  'owner',
  'management',
  'register',
  'assessment',
  'scenario',
  'control',
  'threat',
  'vulnerability',
] as const;
export type Term = (typeof TERMS)[number];

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
export type Period = 'today' | 'tomorrow' | 'week' | 'month';

export interface Values {
  level: Readonly<Record<Level, readonly string[]>>;
  status: Readonly<Record<Status, readonly string[]>>;
  owner: Readonly<Record<'none' | 'me', readonly string[]>>;
  due: Readonly<Record<'overdue', readonly string[]>>;
  period: Readonly<Record<Period, readonly string[]>>;
  /** `{n}` is the number itself, whose value is ''. */
  number: Readonly<Record<'' | '3' | '4' | '5' | '10', readonly string[]>>;
  /** Of a score. */
  above: Readonly<Record<'', readonly string[]>>;
  below: Readonly<Record<'', readonly string[]>>;
  /** Of an asset. Its words are not about risks: "risk level". */
  measure: Readonly<Record<'level', readonly string[]>>;
  /** Not a level, though it may have the word of one: "más alto". */
  rank: Readonly<Record<'highest', readonly string[]>>;
  /** Of what was added. */
  order: Readonly<Record<'newest', readonly string[]>>;
  /** What no answer heeds: "average". */
  other: Readonly<Record<'unknown', readonly string[]>>;
  role: Readonly<Record<Role, readonly string[]>>;
  term: Readonly<Record<Term, readonly string[]>>;
}

/** @template Id of the intents */
export interface ExamplesOf<Id extends string> {
  /** `{name}` stands for the name of a record or for any words, the others for a value. The first question is the one that is suggested. */
  questions: Readonly<Record<Id, readonly [string, ...string[]]>>;
  /** The questions behind the buttons of the chat, word for word. They name nothing, so the assistant asks what they are about. */
  quickActions: { readonly [Action in Id]?: string };
  values: Values;
  /**
   * Words that say what another word is, what is counted after a number, those of what somebody did, "closed by", and those for the record of
   * the page; those before a value that is not meant, and between two values.
   */
  hints: Readonly<
    Record<
      | 'severity'
      | 'due'
      | 'changed'
      | 'added'
      | 'category'
      | 'domain'
      | 'asset'
      | 'counted'
      | 'deed'
      | 'text'
      | 'here'
      | 'not'
      | 'or',
      readonly string[]
    >
  >;
  /** Forms of one word that differ in more than their endings. */
  forms: readonly (readonly string[])[];
  /**
   * Words that make another question of any: negations, and kinds of records other than risks. An answer is only given where an example
   * of its intent has them too.
   */
  telling: readonly string[];
  /** Words that names contain, but do not begin or end with. */
  small: readonly string[];
}
