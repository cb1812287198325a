/** What people call a record, by the field that holds its name. */
const FIELDS = ['title', 'name', 'risk_title', 'email', 'note'] as const;

/** Most characters that are shown. */
const MOST = 200;

/** @param record as it is stored, or from the audit trail @returns null when it has no name */
export function recordTitle(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null;
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(record, field);
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, MOST);
  }
  return null;
}
