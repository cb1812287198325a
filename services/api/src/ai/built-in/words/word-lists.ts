/** What the assistant knows of a language. Lists are written as `reading/phrases.ts` reads them. */
import type { AssetType } from '../controls/asset-types.ts';
import type { Category } from '../controls/categories.ts';
import type { Topic } from '../controls/control.ts';

/** Subjects that are recognised by phrases, in the order in which they are looked for: what is more specific comes first. */
export const ASKED = [
  'elsewhere', 'owner', 'overdue', 'tasks', 'counts', 'dates', 'scoring', 'tips', 'priorities', 'plan', 'controls', 'changes', 'risks-about', 'top-risks', 'analysis', 'about',
] as const;
export type Asked = (typeof ASKED)[number];

/** Terms of risk management that are explained; where one holds another, the longer one comes first. */
export const TERMS = [
  'inherent', 'residual', 'appetite', 'owner', 'management', 'register', 'assessment', 'treatment', 'scenario', 'likelihood', 'impact', 'control', 'threat', 'vulnerability', 'risk',
] as const;
export type Term = (typeof TERMS)[number];

export interface AskingWords {
  /** Articles, pronouns, question words: they tell the language, and nothing else. */
  little: string;
  /** Words of asking and of the trade that name nothing themselves: "please", "suggest", "risk". */
  asking: string;
  /** `says`: nothing else can be meant. `hints`: meant when no other subject says more. */
  subjects: Readonly<Record<Asked, { says: string; hints?: string }>>;
  /** Begins a question. */
  questions: string;
  /** Goes on with the subject of the question before: "and for laptops?" */
  goesOn: string;
  /** Speaks of what was spoken of before: "controls for that". */
  refersBack: string;
  /** The one risk with the highest score. */
  topRisk: string;
  /** Says that a risk is meant: "the ransomware risk". */
  oneRisk: string;
  risks: string;
  /** Whatever else somebody might count. */
  uncounted: string;
  /** States of risks that are not counted one by one. */
  uncountedStates: string;
  /** "our", "my": asks for the organisation's own, not for what a term means. */
  own: string;
  levels: Readonly<Record<'low' | 'medium' | 'high' | 'critical', string>>;
  terms: Readonly<Record<Term, string>>;
  /** What is said around a term to ask for its meaning. */
  explain: string;
}

export interface SubjectMatter {
  topics: Readonly<Record<Topic, string>>;
  categories: Readonly<Record<Category, string>>;
  assets: Readonly<Record<AssetType, string>>;
}

/** Words that speak for a higher (or lower) value, and by how much; each row counts once. */
export type Weights = readonly (readonly [list: string, change: number])[];

export interface AssessmentWords {
  likelihood: Weights;
  /** Happens often, which raises the likelihood; of a control it says something else. */
  often: string;
  impact: Weights;
  /** What was done to protect something; it lowers the likelihood, and raises it when it is denied. */
  done: string;
  /** Says that it was not done, in a word: "unencrypted". */
  undone: string;
  /** Those of {@link done} that attackers do as well. */
  doneByAttackers: string;
  attackers: string;
  /** Controls and what keeps them going; that they are named says nothing, that they are denied raises the likelihood. */
  named: string;
  /** What denies what follows, within a few words. */
  denies: string;
  /** What looks like it and does not: "not only". */
  deniesNot: string;
  /** What denies the control before it, within a few words. */
  isMissing: string;
  /** Where a new thought begins within a sentence: "but". */
  turns: string;
}

export interface Words extends AskingWords, SubjectMatter, AssessmentWords {}
