/** What the assistant says, in one language. Arguments that are titles have been made safe by `quoted`. */
import type { Level } from '@parapet/contracts';
import type { RiskStatus } from '@parapet/contracts';
import type { Term } from '../words/word-lists.ts';

export interface Texts {
  /** Ends every answer: nobody should take rules and templates for a language model. */
  notice: string;
  /** In the form used within a sentence. */
  levels: Readonly<Record<Level, string>>;
  statuses: Readonly<Record<RiskStatus, string>>;
  /** One item in a list of counts: "2 critical". */
  countOfLevel(count: number, level: string): string;

  /** What the assistant is and can do; examples follow. */
  about: string;
  /** The question was not understood; examples follow. @param open number of open risks */
  none(open: number): string;
  examples: readonly string[];

  /** The answer to a request to change something. */
  changes: string;

  risks: {
    none: string;
    /** @param split `1 critical, 1 low` */
    top(open: number, split: string): string;
    line(title: string, score: number, severity: string, status: string): string;
    recorded(line: string): string;
    counts(all: number, open: number, split: string): string;
    level(count: number, open: number, level: string): string;
    notCounted: string;
    related(known: number): string;
    noneRelated(known: number): string;
    owner: string;
    dates: string;
  };

  overdue: {
    /** Tasks may not be read, and nothing is known of plans. */
    unreadable: string;
    /** Tasks may not be read; what is known of plans follows. */
    unreadableTasks: string;
    nothing: string;
    noTask: string;
    noAction: string;
    tasks(count: number): string;
    actions(count: number): string;
    task(title: string, due: string): string;
    action(title: string, plan: string, due: string): string;
    untitled: string;
    more(count: number): string;
    /** Precedes what is overdue when the question is about other tasks. */
    only: string;
    /** Precedes what is overdue and the top risks when the question is what to begin with. */
    first: string;
  };

  controls: {
    ask: string;
    heading: string;
    /** Precedes controls when the question is what something means, and that is not a term of risk management. */
    notExplained: string;
    /** A remark on the language of the catalog; '' in English. */
    inEnglish: string;
    /** @param about `Database and Privacy` */
    suggested(count: number, about: string): string;
    nothing(about: string): string;
    both(one: string, other: string): string;
    /** @param what the category that was not understood */
    unusedCategory(what: string): string;
    unusedType(what: string): string;
    editions: string;
  };

  analysis: {
    ask: string;
    likelihood(value: number, reasons: string): string;
    impact(value: number, reasons: string): string;
    raises(words: string): string;
    lowers(words: string): string;
    noReason: string;
    level(product: number, level: string): string;
    helping: string;
    nothing: string;
    caution: string;
  };

  plan: {
    ask: string;
    /** @param risk title of the recorded risk, in bold; null without one */
    heading(priority: string, timeline: string, risk: string | null): string;
    timelines: Readonly<Record<Level, string>>;
    general: readonly (readonly [title: string, description: string])[];
    title(risk: string): string;
    description(risk: string): string;
    assets(names: string): string;
    scenarios(names: string): string;
    drafted(actions: number, priority: string, timeline: string): string;
    next: string;
  };

  meaning(term: string, text: string): string;
  tips: { heading: string; list: readonly string[] };
  scoring: { heading: string; list: readonly string[] };
  terms: Readonly<Record<Term, readonly [name: string, meaning: string]>>;
}
