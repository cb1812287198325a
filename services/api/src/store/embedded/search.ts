/** Search words as tokens of FTS5, kept apart by organisation. */
import type { Connection } from './connection.ts';
import { ORGANIZATIONS_TABLE } from './schema.ts';

/**
 * Letters that ASCII lacks are spelt out, so that the words are ours and not the tokenizer's. Codes are of one length
 * and none begins another, so a prefix of a word is a prefix of its token.
 */
function encode(word: string): string {
  return word.replace(/[^a-y0-9]/gu, (char) => (char === 'z' ? 'zz' : `zx${(char.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`));
}

/** Every token begins with its organisation's number: a search reads the words of one organisation only. */
export class SearchTokens {
  readonly #connection: Connection;
  readonly #numbers = new Map<string, number>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  #number(organizationId: string): number | null {
    const kept = this.#numbers.get(organizationId);
    if (kept !== undefined) return kept;
    const row = this.#connection.get({ sql: `SELECT n FROM ${ORGANIZATIONS_TABLE} WHERE org = ?`, params: [organizationId] });
    if (!row) return null;
    this.#numbers.set(organizationId, Number(row['n']));
    return Number(row['n']);
  }

  /** A number that was given out in a transaction that failed must be forgotten. */
  forget(): void {
    this.#numbers.clear();
  }

  /** The text to index; gives the organisation a number when it has none. */
  index(organizationId: string, words: readonly string[]): string {
    const number = this.#number(organizationId) ?? this.#connection.run(`INSERT INTO ${ORGANIZATIONS_TABLE} (org) VALUES (?)`, organizationId);
    return words.map((word) => `${number}x${encode(word)}`).join(' ');
  }

  /** The expression for MATCH: every prefix is needed. An organisation without number has no words either. */
  match(organizationId: string, prefixes: readonly string[]): string {
    const number = this.#number(organizationId) ?? 0;
    return prefixes.map((prefix) => `"${number}x${encode(prefix)}"*`).join(' AND ');
  }
}
