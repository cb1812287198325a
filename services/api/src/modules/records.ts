/** One record at the version that the caller knows: finding, changing and deleting it. */
import { Problem } from '../pipeline/problem.ts';
import type { Doc, Filter, OrgCollection, Update } from '../store/port.ts';
import { assertVersion } from './state.ts';
import { changedMeanwhile } from '../pipeline/if-match.ts';

/** @param noun for people, e.g. `asset template` */
export function notThere(noun: string): Problem {
  return new Problem(404, `${noun.replaceAll(' ', '_').toLowerCase()}_not_found`, `There is no such ${noun}`);
}

/**
 * @param filter the id, and what the caller may see
 * @param version that the change starts from; any when undefined
 * @throws Problem 404 when nothing matches, 412 when it is at another version
 */
export async function findRecord<T extends Doc>(collection: OrgCollection<T>, filter: Filter, noun: string, version?: number): Promise<T> {
  const found = await collection.findOne(filter);
  if (found === null) throw notThere(noun);
  assertVersion(found, version);
  return found;
}

/** @throws Problem 412 when it was changed since it was read */
export async function changeRecord<T extends Doc>(collection: OrgCollection<T>, before: T, update: Update): Promise<T> {
  const after = await collection.updateOne({ _id: before._id, version: before.version }, update);
  if (after === null) throw changedMeanwhile();
  return after;
}

/** @throws Problem 412 when it was changed since it was read */
export async function deleteRecord<T extends Doc>(collection: OrgCollection<T>, before: T): Promise<void> {
  if ((await collection.deleteOne({ _id: before._id, version: before.version })) === null) throw changedMeanwhile();
}
