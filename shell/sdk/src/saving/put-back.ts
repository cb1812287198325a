import type { ReplacedValues } from '@parapet/contracts';
import { fieldAt, isMap, pointerKeys, sameValue, withEntries } from '@parapet/contracts/rules';
import { updateOf } from '../data/dependents.ts';
import { recordAccess, type StoredRecord } from './record-access.ts';
import { saveOver, valuesOf } from './save-over.ts';

/**
 * Saves the values that somebody replaced over theirs, who is told in turn.
 * @returns false when one of the fields has changed once more: nothing is saved then
 * @throws {ApiError} when it cannot be saved
 */
export async function putBack({ entity, record_id, version, changes }: ReplacedValues): Promise<boolean> {
  const operation = updateOf(entity);
  if (operation === null) throw new TypeError(`No operation changes ${entity}`);
  const access = recordAccess<StoredRecord>(operation, record_id);
  const newest = await access.load();
  if (changes.some(({ path, now }) => !sameValue(fieldAt(newest, path.slice(1)), now))) return false;
  let mine = valuesOf(newest);
  for (const { path, replaced } of changes) mine = withValue(mine, pointerKeys(path), replaced);
  const changed = Object.fromEntries(
    changes.map(({ path }) => pointerKeys(path)[0] ?? '').map((name) => [name, mine[name]]),
  );
  return 'saved' in (await saveOver(access, newest, changed, version - 1));
}

/** @param value undefined for an entry that there was not */
function withValue(
  record: Readonly<Record<string, unknown>>,
  [name = '', key]: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (key === undefined) return { ...record, [name]: value ?? null };
  const map = record[name];
  return { ...record, [name]: withEntries(isMap(map) ? map : {}, [[key, value]]) };
}
