/** Fields of the body that only the server writes. */
import { readOnlyFields, type OperationId } from '@parapet/contracts';

export interface SplitBody {
  body: unknown;
  /** What the body says of fields that it cannot change. */
  readOnly: Readonly<Record<string, unknown>>;
}

const known = new Map<OperationId, ReadonlySet<string>>();

function fieldsOf(id: OperationId): ReadonlySet<string> {
  const fields = known.get(id) ?? new Set(readOnlyFields(id));
  known.set(id, fields);
  return fields;
}

/** Takes the fields out of a body that changes a record, as the record may be sent back as it was read. */
export function splitBody(id: OperationId, body: unknown): SplitBody {
  const fields = fieldsOf(id);
  if (fields.size === 0 || typeof body !== 'object' || body === null || Array.isArray(body))
    return { body, readOnly: {} };
  const [readOnly, rest] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => fields.has(name) === wanted)),
  );
  return { body: rest, readOnly: readOnly ?? {} };
}
