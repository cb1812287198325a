/** Search words as tokens of FTS5. */

/**
 * Encodes letters outside of ASCII, which the tokenizer would not handle as we do. All codes have the same length, so that a
 * prefix of a word is also a prefix of its token.
 */
function encode(word: string): string {
  return word.replace(/[^a-y0-9]/gu, (char) =>
    char === 'z' ? 'zz' : `zx${(char.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`,
  );
}

/** The text to index. Tokens start with the number of the organization, so that a search reads only its own words. */
export function searchText(organization: number, words: readonly string[]): string {
  return words.map((word) => `${organization}x${encode(word)}`).join(' ');
}

/** The expression for MATCH, which requires every prefix. */
export function searchExpression(organization: number, prefixes: readonly string[]): string {
  // An unknown organization is -1, whose sign would separate tokens. 0 finds nothing: documents that belong to no organization have no search.
  const number = Math.max(organization, 0);
  return prefixes.map((prefix) => `"${number}x${encode(prefix)}"*`).join(' AND ');
}
