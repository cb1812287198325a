/** Finds, changes and deletes a record at the version that the caller has. */
import { notFoundCode, sameValue, type Noun } from '@parapet/contracts/rules';
import { Problem } from '../pipeline/problem.ts';
import type { Doc, Filter, OrgCollection, Update } from '../store/port.ts';
import { assertVersion } from './state.ts';
import { changedMeanwhile } from '../pipeline/requests/if-match.ts';

export function notFound(noun: Noun): Problem {
  return new Problem(404, notFoundCode(noun), `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`);
}

/**
 * @param filter matches the record, if the caller may see it
 * @param version on which the request is based; undefined for any
 * @throws Problem 404 when nothing matches, 412 when the version differs
 */
export async function findRecord<T extends Doc>(
  collection: OrgCollection<T>,
  filter: Filter,
  noun: Noun,
  version?: number,
): Promise<T> {
  const found = await collection.findOne(filter);
  if (found === null) throw notFound(noun);
  assertVersion(found, version);
  return found;
}

/**
 * An update with the values that the record already has changes nothing: it adds neither a version nor an audit entry.
 * @throws Problem 412 when the record was changed since it was read
 */
export async function changeRecord<T extends Doc>(collection: OrgCollection<T>, before: T, update: Update): Promise<T> {
  if (changesNothing(before, update)) return before;
  const after = await collection.updateOne({ _id: before._id, version: before.version }, update);
  if (after === null) throw changedMeanwhile();
  return after;
}

/** @throws Problem 412 when the record was changed since it was read */
export async function deleteRecord<T extends Doc>(collection: OrgCollection<T>, before: T): Promise<void> {
  if ((await collection.deleteOne({ _id: before._id, version: before.version })) === null) throw changedMeanwhile();
}

function changesNothing(record: object, { $set, ...others }: Update): boolean {
  const stored: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(record));
  return (
    $set !== undefined &&
    Object.keys(others).length === 0 &&
    Object.entries($set).every(([name, value]) => sameValue(value, stored[name]))
  );
}
