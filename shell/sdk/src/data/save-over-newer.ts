import { sameValue } from '@parapet/contracts/rules';
import type { StoredRecord } from '../saving/record-access.ts';
import { ApiError } from './failures/api-error.ts';

/** Others may save again and again; after this many merges it counts as a failure. */
export const MOST_MERGES = 5;

/**
 * Saves a change of a part of a record that was made without a form, such as a status: over newer versions as well, as long as nobody changed
 * that very part since.
 * @param part what is changed, of any version of the record
 * @param save changes that part of this version
 * @throws {ApiError} 412 when somebody else changed the same part; every other failure as it is
 */
export async function saveOverNewer<R extends StoredRecord>(
  record: R,
  part: (record: R) => unknown,
  save: (record: R) => Promise<R>,
): Promise<R> {
  const before = part(record);
  let base = record;
  for (let merges = 0; ; merges++) {
    try {
      return await save(base);
    } catch (error) {
      const newest = newestIn<R>(error);
      if (newest === undefined || merges === MOST_MERGES || !sameValue(part(newest), before)) throw error;
      base = newest;
    }
  }
}

/** The version that is stored now, where that is why a change of such a record was refused. */
export function newestIn<R extends StoredRecord>(error: unknown): R | undefined {
  // The cast is safe: a refusal has the record as reading it answers, and the change was one of that record.
  return error instanceof ApiError && error.status === 412 ? (error.conflict?.current as R | undefined) : undefined;
}
