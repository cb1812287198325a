import type { ProblemCode } from '@parapet/contracts/rules';

/** Texts of the server's problems in another language. The server itself answers in English. */
export interface ProblemTexts {
  codes: Readonly<Record<ProblemCode, string>>;
  /** By the English sentence, where a code has several reasons. */
  reasons: Readonly<Record<string, string>>;
  /** Fallback for a field error whose message has no translation. */
  field: string;
}
