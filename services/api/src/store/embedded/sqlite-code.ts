export const FULL = 13;

/** @returns the primary result code of SQLite (1-255); null when the error is not one of SQLite */
export function sqliteCode(error: unknown): number | null {
  // The upper bytes say more of the same; https://sqlite.org/rescode.html
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** Damaged, and not a database. */
const DAMAGED = new Set([11, 26]);

/** How SQLite reports a stored document that it cannot read. The store itself writes none. */
const UNREADABLE = 'malformed JSON';

/** @returns what SQLite reports when it finds that the file is damaged; null for other errors */
export function damageIn(error: unknown): string | null {
  const code = sqliteCode(error);
  if (!(error instanceof Error) || code === null) return null;
  return DAMAGED.has(code) || error.message === UNREADABLE ? error.message : null;
}
