/** Text on one line, such as a name, a title or an address: without characters that no one sees and that change how the rest is read. */

/** Control characters, line separators, and the characters that embed, override or isolate a writing direction. The marks of right-to-left scripts are fine. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

export const NOT_A_PLAIN_LINE = 'must not contain control characters or characters that change the writing direction';

export function isPlainLine(text: string): boolean {
  return !HIDDEN.test(text);
}

/** The text without those characters, for names that come from elsewhere and cannot be refused. Line breaks and tabs become spaces. */
export function plainLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ').replace(ALL_HIDDEN, '').trim();
}
