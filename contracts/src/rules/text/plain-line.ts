/** Text on one line, such as a name, a title or an address: without hidden characters that change how the rest is read, and not entirely invisible. */

/** Control characters, line separators, and the characters that embed, override or isolate a writing direction. The marks of right-to-left scripts are fine. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Characters with nothing to see, such as the zero-width space: fine between others, e.g. in emoji and some scripts, but no name by themselves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
const looksEmpty = (text: string) => INVISIBLE.test(text) && !VISIBLE.test(text);

export const NOT_A_PLAIN_LINE =
  'must have no control characters, none that change the writing direction, and something to see';

export function isPlainLine(text: string): boolean {
  return !HIDDEN.test(text) && !looksEmpty(text);
}

/** The text without hidden characters, for names that come from elsewhere and cannot be refused. Line breaks and tabs become spaces. */
export function plainLine(text: string): string {
  const line = text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(ALL_HIDDEN, '')
    .trim();
  return looksEmpty(line) ? '' : line;
}
