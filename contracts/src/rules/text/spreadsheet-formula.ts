/** Text that a spreadsheet would calculate when it opens a CSV file. */

/** What a spreadsheet may take for a formula, also after blanks, in a text of several lines, or full-width. */
const FORMULA = /^'*[\s\u{200B}]*[=+\-@\t\r|%\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;

/** With an apostrophe before what a spreadsheet would take for a formula, and one more where there is one already. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** As it was before {@link withoutFormula}. */
export function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
