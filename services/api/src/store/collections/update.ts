/** Applies an update to a document, alike on every engine. */
import { $addToSet, $inc, $pull, $push, $set, $unset } from 'mingo/operators/update';
import type { Stored } from '../engine.ts';
import { copied, isPlainObject, toJsonObject } from '../json.ts';
import { RefusedQueryError, type Update } from '../port.ts';

function refuse(path: string, why: string): never {
  throw new RefusedQueryError(`The update of ${path} does not fit the document: ${why}`);
}

/** The value that an update would change; undefined when there is none yet. */
function target(doc: Stored, path: string): unknown {
  let value: unknown = doc;
  for (const segment of path.split('.')) {
    if (value === undefined) return undefined;
    if (Array.isArray(value) && /^\d+$/.test(segment)) value = value[Number(segment)];
    else if (isPlainObject(value)) value = value[segment];
    else refuse(path, `${segment} is inside something that is not an object`);
  }
  return value;
}

/** Refuses what MongoDB refuses and mingo silently ignores. */
function checkFit(doc: Stored, update: Update): void {
  for (const path of Object.keys(update.$set ?? {})) target(doc, path);
  for (const path of Object.keys(update.$inc ?? {})) {
    const value = target(doc, path);
    if (value !== undefined && typeof value !== 'number') refuse(path, 'it is not a number');
  }
  for (const changes of [update.$push, update.$addToSet, update.$pull]) {
    for (const path of Object.keys(changes ?? {})) {
      const value = target(doc, path);
      if (value !== undefined && !Array.isArray(value)) refuse(path, 'it is not a list');
    }
  }
}

/**
 * @returns a changed copy
 * @throws RefusedQueryError when the document does not have the shape that the update needs
 */
export function updated(doc: Stored, update: Update): Stored {
  checkFit(doc, update);
  const copy = copied(doc);
  // Calls the operators directly: `update` of mingo sets up a query each time, which takes ten times as long. Their order
  // does not matter, as an update changes each field once.
  if (update.$set) $set(update.$set)(copy);
  if (update.$unset) $unset(update.$unset)(copy);
  if (update.$inc) $inc(update.$inc)(copy);
  if (update.$push) $push(update.$push)(copy);
  if (update.$pull) $pull(update.$pull)(copy);
  if (update.$addToSet) $addToSet(update.$addToSet)(copy);
  return { ...toJsonObject(copy), _id: doc._id };
}
