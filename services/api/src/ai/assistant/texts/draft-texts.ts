import type { Level } from '@parapet/contracts';

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
    suggested(count: number, about: string): string;
    nothing(about: string): string;
    both(one: string, other: string): string;
    /** @param what the category that was not understood */
    unusedCategory(what: string): string;
    unusedType(what: string): string;
    editions: string;
    /** Why a control is suggested. */
    because(about: string): string;
  };
  analysis: {
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
    timelines: Readonly<Record<Level, string>>;
    general: readonly (readonly [title: string, description: string])[];
    title(risk: string): string;
    description(risk: string): string;
    assets(names: string): string;
    scenarios(names: string): string;
    drafted(actions: number, priority: string, timeline: string): string;
    next: string;
  };
}
