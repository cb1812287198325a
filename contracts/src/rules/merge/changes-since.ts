/** What others changed since the version that a request was based on. */
import type { AuditEntry } from '../../schemas/audit.ts';
import type { EditConflict } from '../../schemas/base.ts';
import { isMap, valueAt } from './map-entries.ts';
import { recordDifferences } from './record-differences.ts';
import { sameValue } from './same-value.ts';

type Entry = Pick<AuditEntry, 'version' | 'at' | 'actor_id' | 'before' | 'after'>;

/**
 * The fields that differ from the version of the request, by path, each with who changed it last.
 * @param entries the history of the record, newest first; the result is empty when it does not reach back to that version
 * @param current the record now; fields that it does not have are not reported
 * @param body of the request
 */
export function changesSince(
  version: number,
  entries: readonly Entry[],
  current: object,
  body: unknown,
): EditConflict['changes'] {
  const since = entries.filter((entry) => entry.version > version);
  const oldest = since.at(-1);
  if (oldest?.version !== version + 1) return [];
  const names = new Set(Object.keys(current));
  return recordDifferences(onlyNamed(oldest.before, names), current)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, before, after }) => {
      const last = since.find((entry) => !sameValue(valueAt(entry.before, path), valueAt(entry.after, path)));
      const yours = valueAt(body, path);
      if (last === undefined) return [];
      return [
        {
          path,
          ...given('before', before),
          ...given('theirs', after),
          ...given('yours', yours),
          changed_by: last.actor_id,
          changed_at: last.at,
        },
      ];
    });
}

const given = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });

function onlyNamed(record: unknown, names: ReadonlySet<string>): object {
  return isMap(record) ? Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) : {};
}
