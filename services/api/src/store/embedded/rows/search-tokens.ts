/** Search words as tokens of FTS5. */

/**
 * Letters that ASCII lacks are spelt out, so that the words are ours and not the tokenizer's. Codes are of one length
 * and none begins another, so a prefix of a word is a prefix of its token.
 */
function encode(word: string): string {
  return word.replace(/[^a-y0-9]/gu, (char) => (char === 'z' ? 'zz' : `zx${(char.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`));
}

/** The text to index. Every token begins with its organization's number: a search reads the words of one organization only. */
export function searchText(organization: number, words: readonly string[]): string {
  return words.map((word) => `${organization}x${encode(word)}`).join(' ');
}

/** The expression for MATCH: every prefix is needed. */
export function searchExpression(organization: number, prefixes: readonly string[]): string {
  // A minus would separate tokens; documents that belong to no organization have no search, so 0 finds nothing.
  const number = Math.max(organization, 0);
  return prefixes.map((prefix) => `"${number}x${encode(prefix)}"*`).join(' AND ');
}
