/** Text that a spreadsheet would calculate when it opens a CSV file. */

/** Text that a spreadsheet may take for a formula. The sign (`=`, `+` …) may follow apostrophes, blanks or line breaks, and may be full-width. */
const FORMULA = /^'*[\s\u{200B}]*[=+\-@\t\r|%\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;

/** Puts an apostrophe before text that looks like a formula, even if it starts with one already, so that {@link withFormula} can undo it. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text as it was before {@link withoutFormula}. */
export function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
