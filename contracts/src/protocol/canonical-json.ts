/** Canonical JSON, the text that the audit trail hashes. */

/** JSON text that is the same for equal values, whatever the order of their keys (RFC 8785: keys sorted by UTF-16 code units). */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  let text = '';
  for (const key of Object.keys(value).toSorted())
    if (value[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(value[key])}`;
  return `{${text}}`;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
