/** @returns the primary result code of SQLite (1-255); null when the error is not one of SQLite */
export function sqliteCode(error: unknown): number | null {
  // The upper bytes say more of the same; https://sqlite.org/rescode.html
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}
