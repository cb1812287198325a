/** The word lists of a language, in the format of `reading/phrases.ts`. */
import type { AssetType } from '../controls/asset-types.ts';
import type { Category } from '../controls/categories.ts';
import type { Topic } from '../controls/control.ts';

/** Subjects that phrases identify, the more specific ones first. */
export const ASKED = [
  'elsewhere', 'owner', 'overdue', 'tasks', 'counts', 'dates', 'scoring', 'tips', 'priorities', 'plan', 'controls', 'changes', 'risks-about', 'top-risks', 'analysis', 'about',
] as const;
export type Asked = (typeof ASKED)[number];

/** Terms of risk management to explain. A term precedes those that it contains. */
export const TERMS = [
  'inherent', 'residual', 'appetite', 'owner', 'management', 'register', 'assessment', 'treatment', 'scenario', 'likelihood', 'impact', 'control', 'threat', 'vulnerability', 'risk',
] as const;
export type Term = (typeof TERMS)[number];

export interface AskingWords {
  /** Articles, pronouns and question words, which identify the language only. */
  little: string;
  /** Words that ask, or are general in this domain: "please", "suggest", "risk". */
  asking: string;
  /** `says`: unambiguous phrases. `hints`: phrases that count unless another subject has an unambiguous one. */
  subjects: Readonly<Record<Asked, { says: string; hints?: string }>>;
  /** Begins a question. */
  questions: string;
  /** Continues the earlier subject: "and for laptops?" */
  goesOn: string;
  /** Refers to the earlier subject: "controls for that". */
  refersBack: string;
  /** The risk with the highest score. */
  topRisk: string;
  /** Indicates a risk: "the ransomware risk". */
  oneRisk: string;
  risks: string;
  /** Other things to count. */
  uncounted: string;
  /** Statuses of risks that are not counted separately. */
  uncountedStates: string;
  /** "our", "my": a question about the organization, not about the meaning of a term. */
  own: string;
  levels: Readonly<Record<'low' | 'medium' | 'high' | 'critical', string>>;
  terms: Readonly<Record<Term, string>>;
  /** Words around a term that ask for its meaning. */
  explain: string;
}

export interface SubjectMatter {
  topics: Readonly<Record<Topic, string>>;
  categories: Readonly<Record<Category, string>>;
  assets: Readonly<Record<AssetType, string>>;
}

/** Words for a higher or lower value, with the change. Each row counts once. */
export type Weights = readonly (readonly [list: string, change: number])[];

export interface AssessmentWords {
  likelihood: Weights;
  /** Frequency, which raises the likelihood unless it is that of a control. */
  often: string;
  impact: Weights;
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

export interface Words extends AskingWords, SubjectMatter, AssessmentWords {}
