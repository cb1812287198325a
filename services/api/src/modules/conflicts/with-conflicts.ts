/** Adds to each 412 what others changed in the meantime, and the record as it is now. */
import type { AuditedEntity, EditConflict } from '@parapet/contracts';
import { changesSince } from '@parapet/contracts/rules';
import type { Call } from '../../pipeline/call.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../pipeline/requests/if-match.ts';
import type { Store } from '../../store/port.ts';
import { readRecord } from './read-record.ts';
import { lastChanges, recordReaders } from './record-routes.ts';

/** Wraps the operations that change one record at the version that the caller has. */
export function withConflicts(routes: readonly Route[], store: Store): Route[] {
  const readerOf = recordReaders(routes);
  return routes.map((route) => {
    const record = readerOf(route.id);
    if (record === null) return route;
    return {
      ...route,
      async run(call) {
        try {
          return await route.run(call);
        } catch (error) {
          throw isChangedMeanwhile(error)
            ? changedMeanwhile(await conflictOf(call, record.reader, store, record.entity))
            : error;
        }
      },
    };
  });
}

/** @returns undefined when the record is gone, or the caller may no longer see it */
async function conflictOf(
  call: Call,
  reader: Route,
  store: Store,
  entity: AuditedEntity,
): Promise<EditConflict | undefined> {
  const current = await readRecord(call, reader).catch(() => null);
  if (current === null) return undefined;
  const version = baseOf(call);
  if (version === null) return { current, changes: [] };
  const changes = await lastChanges(store, call.caller.member.organization_id, entity, String(current['id']));
  return { current, changes: changesSince(version, changes, current, call.body) };
}

/** The version of the request; null when the request has none, or an invalid one. */
function baseOf(call: Call): number | null {
  try {
    return call.version ?? null;
  } catch {
    return null;
  }
}
