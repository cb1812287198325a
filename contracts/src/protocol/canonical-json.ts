/** Canonical JSON, the text that the audit trail hashes. */

/** JSON text that is the same for equal values, whatever the order of their keys (RFC 8785: keys sorted by UTF-16 code units). */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields: Record<string, unknown> = { ...value };
  let text = '';
  for (const key of Object.keys(fields).toSorted())
    if (fields[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(fields[key])}`;
  return `{${text}}`;
}
