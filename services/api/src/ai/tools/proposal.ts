/** What a tool would change, in words and as data, without storing anything. */
import { readerOf, type OperationId } from '@parapet/contracts';
import { unlessRefused } from '../../pipeline/problem.ts';
import { validate } from '../../pipeline/requests/validation.ts';
import { requestOf } from './input-schema.ts';
import { titleOf } from './places.ts';
import type { Asking, Result } from './tool.ts';
import type { Arguments } from './input-schema.ts';

interface FieldChange {
  field: string;
  /** Absent for a new record, and where the record may not be read. */
  before?: unknown;
  after: unknown;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? `“${value.slice(0, 200)}”` : (JSON.stringify(value ?? null) ?? 'null').slice(0, 200);

const inWords = ({ field, before, after }: FieldChange): string =>
  before === undefined ? `${field} ${asText(after)}` : `${field} ${asText(before)} → ${asText(after)}`;

/** Null where the record may not be read. @throws Problem 404 */
async function recordBefore(
  id: OperationId,
  given: Arguments,
  { ask, organizationId }: Asking,
): Promise<object | null> {
  const reader = readerOf(id);
  if (reader === null) return null;
  const record: unknown = await unlessRefused(ask(reader, requestOf(reader, given, organizationId)), null, 403);
  return record === null ? null : Object(record);
}

/**
 * @param what the change as its tool is called, e.g. "Add a task"
 * @param why nothing is stored, as a sentence
 * @throws Problem for a change that the operation would refuse as invalid, or of a record that is not there
 */
export async function proposalOf(
  id: OperationId,
  what: string,
  why: string,
  { version: _version, ...given }: Arguments,
  asking: Asking,
): Promise<Result> {
  const request = requestOf(id, given, asking.organizationId);
  const body: object = { ...Object(request.body) };
  validate(id, {
    params: { ...Object(request.params) },
    query: { ...Object(request.query) },
    headers: {},
    body: structuredClone(body),
  });
  const before = await recordBefore(id, given, asking);
  const changes = Object.entries(body).flatMap(([field, after]): FieldChange[] => {
    if (field === 'organization_id') return [];
    const old: unknown = before === null ? undefined : Reflect.get(before, field);
    return JSON.stringify(old) === JSON.stringify(after)
      ? []
      : [{ field, ...(old !== undefined && { before: old }), after }];
  });
  const name = before === null ? '' : ` “${titleOf(before)}”`;
  return {
    stored: false,
    note: `Nothing was stored. ${why}`,
    proposal: `${what}${name}: ${changes.map(inWords).join('; ') || 'nothing would change'}`,
    operation: id,
    arguments: given,
    changes,
  };
}
