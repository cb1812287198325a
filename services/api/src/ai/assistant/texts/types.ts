/** What the assistant says, in each language. Names of records in arguments are links or have been made safe by `quoted`. */
import type { Level, RiskStatus, Role, TaskStatus } from '@parapet/contracts';
import type { Parameters } from '../catalog/parameters.ts';
import type { examplesEn } from './examples-en.ts';
import type { ExamplesOf, Period, Status, Term } from './values.ts';

/** Endings of the four languages that carry no meaning here: `kritischen` and `kritisch` are one word, like `critiques` and `critique`. */
export const ENDING = /(?:e[nmrsz]?|[ao]s?|[ns])$/;

/** "1 risk", "2 risks". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** An intent is what has examples. */
export type IntentId = keyof (typeof examplesEn)['questions'];
export type Examples = ExamplesOf<IntentId>;

/** The kinds of records that are counted. */
export type Counted =
  | 'risks'
  | 'tasks'
  | 'plans'
  | 'flows'
  | 'assets'
  | 'properties'
  | 'scenarios'
  | 'people'
  | 'actions'
  | 'templates'
  | 'work';

/** By what risks are counted. */
export type Facet = 'level' | 'status' | 'category' | 'owner';

export interface Meanings {
  /** Answers that are the same for everybody. Of several lines the first is a heading, the others are its list. */
  says: { [Id in IntentId]?: string | readonly string[] };
  terms: Readonly<Record<Term, readonly [term: string, meaning: string]>>;
}

export interface Texts extends Meanings {
  levels: Readonly<Record<Level, string>>;
  statuses: Readonly<Record<Status | RiskStatus | TaskStatus, string>>;
  roles: Readonly<Record<Role, string>>;
  periods: Readonly<Record<Period, string>>;
  /** Names of seeded categories in this language, folded, with the value that is stored. */
  categories: Readonly<Record<string, string>>;
  /** "1 risk", "2 risks" */
  counted: (kind: Counted, count: number) => string;
  /** A filter that is in force: "score Critical". */
  filter: Readonly<
    Record<
      | Exclude<keyof Parameters, 'role' | 'term' | 'control' | 'number'>
      | 'assetLevel'
      | 'assigned'
      | 'overdue'
      | 'late',
      (value: string) => string
    >
  >;
  who: Readonly<Record<'me' | 'none', string>>;
  /** All but one value, and the word between two. */
  not: (word: string) => string;
  or: string;
  notArchived: string;
  openList: string;
  /** Filters of an answer that the page behind its link does not have, so that it may show more. */
  noFilter: (filters: string) => string;
  more: (count: number) => string;
  score: (score: number, level: string) => string;
  /** A record in a list: "Restore test: Pending, due 2026-03-01" */
  fact: (title: string, facts: string) => string;
  due: (day: string) => string;
  /** Of a risk flow. */
  step: (step: number) => string;
  /** Actions of a plan. */
  done: (done: number, all: number) => string;
  /** Before the count of records in a status, where it was asked when they reached it. */
  untimed: string;
  untitled: string;
  /** @param name of the record that the page shows, or that was spoken of */
  about: (name: string) => string;
  ofRisk: {
    owner: (owner: string, reviewer: string) => string;
    score: (impact: number, probability: number, score: number, level: string, from: number, to: number) => string;
    differs: (severity: string) => string;
    assets: (count: number) => string;
    scenarios: (count: number) => string;
    noHistory: string;
    added: (who: string, when: string) => string;
    recorded: string;
  };
  ofAsset: (type: string, level: string, status: string, risks: number, link: string) => string;
  /** Before the counts of risks by a value. */
  facets: Readonly<Record<Facet, string>>;
  changes: {
    heading: (period: string | null) => string;
    none: string;
    verbs: Readonly<Record<'created' | 'changed' | 'completed' | 'reopened' | 'archived' | 'unarchived', string>>;
    product: string;
  };
  /** Where all parts of an answer are empty. */
  nothing: { [Id in IntentId]?: string };
  meaning: (term: string, meaning: string) => string;
  role: (role: string, rights: string) => string;
  rights: Readonly<Record<'risks' | 'assets' | 'tasks' | 'organizations' | 'users', string>>;
  actions: Readonly<Record<'create' | 'read' | 'update' | 'delete', string>>;
  noRights: string;
  controlsFor: (what: string) => string;
  noControls: (what: string) => string;
  inEnglish: string;
  noSuchControl: (id: string) => string;
  notUnderstood: string;
  notFound: Readonly<Record<'risk' | 'asset', (name: string) => string>>;
  which: Readonly<Record<'risk' | 'asset' | 'text', string>>;
  /** The role of the person does not allow it. */
  notAllowed: string;
}

/** What drafts say, in one language. */
export interface DraftTexts {
  /** Ends every answer: nobody should take rules and templates for a language model. */
  notice: string;
  /** Why controls are drafted. */
  fromCatalog: string;
  /** Why a text is drafted from others. */
  fromWords: string;
  /** In the form used within a sentence. */
  levels: Readonly<Record<Level, string>>;
  controls: {
    /** A remark on the language of the catalog; '' in English. */
    inEnglish: string;
    /** @param about `Database and Privacy` */
    suggested: (count: number, about: string) => string;
    nothing: (about: string) => string;
    both: (one: string, other: string) => string;
    /** @param what the category that was not understood */
    unusedCategory: (what: string) => string;
    unusedType: (what: string) => string;
    editions: string;
    /** Why a control is suggested. */
    because: (about: string) => string;
  };
  analysis: {
    likelihood: (value: number, reasons: string) => string;
    impact: (value: number, reasons: string) => string;
    raises: (words: string) => string;
    lowers: (words: string) => string;
    noReason: string;
    level: (product: number, level: string) => string;
    helping: string;
    nothing: string;
    caution: string;
  };
  plan: {
    timelines: Readonly<Record<Level, string>>;
    general: readonly (readonly [title: string, description: string])[];
    title: (risk: string) => string;
    description: (risk: string) => string;
    assets: (names: string) => string;
    scenarios: (names: string) => string;
    drafted: (actions: number, priority: string, timeline: string) => string;
    next: string;
  };
}

/** Words of descriptions that change a rating, in one language: phrases as those of the catalog's terms. */
export interface RatingWords {
  /** Words for a higher or lower value, with the change. Each row counts once. */
  likelihood: readonly (readonly [list: string, change: number])[];
  /** Frequency, which raises the likelihood unless it is that of a control. */
  often: string;
  impact: readonly (readonly [list: string, change: number])[];
  /** Protection that is done, which lowers the likelihood, or raises it when negated. */
  done: string;
  /** Single words for missing protection: "unencrypted". */
  undone: string;
  /** Words in {@link done} that attackers do too. */
  doneByAttackers: string;
  attackers: string;
  /** Controls, which raise the likelihood when negated. */
  named: string;
  /** Negations of the next few words. */
  denies: string;
  /** Phrases that are not negations: "not only". */
  deniesNot: string;
  /** Negations of the preceding few words. */
  isMissing: string;
  /** Words that start a new clause: "but". */
  turns: string;
}
