/** The word lists of a language, in the format of `phrases.ts`. */
import type { AssetType } from '../../catalog/asset-types.ts';
import type { Category } from '../../catalog/categories.ts';
import type { Topic } from '../../catalog/control.ts';

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

export interface Words extends SubjectMatter, AssessmentWords {}
