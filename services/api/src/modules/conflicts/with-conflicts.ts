/** Adds to each 412 what others changed in the meantime, and the record as it is now. */
import { operations, type EditConflict, type OperationId } from '@parapet/contracts';
import { changesSince } from '@parapet/contracts/rules';
import type { Call } from '../../pipeline/call.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../pipeline/requests/if-match.ts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Json, Store } from '../../store/port.ts';
import { readRecord } from '../routes/read-record.ts';
import { withUnescapedKeys } from '../escaped-keys.ts';

/** Limit of changes to read: enough for those since a form was opened. */
const MOST_CHANGES = 200;

/** The URL of the record: `/api/risks/:id` for `/api/risks/:id/archive` too; null for operations on anything but one record. */
const recordUrl = (id: OperationId): string | null => /^\/api\/[a-z-]+\/:id/.exec(operations[id].url)?.[0] ?? null;

/** Wraps the operations that change one record at the version that the caller has. */
export function withConflicts(routes: readonly Route[], store: Store): Route[] {
  const readers = new Map<string, Route>(routes.flatMap((route) => (operations[route.id].method === 'GET' ? [[operations[route.id].url, route] as const] : [])));
  return routes.map((route) => {
    const url = 'headers' in operations[route.id].schema ? recordUrl(route.id) : null;
    const reader = url === null ? undefined : readers.get(url);
    if (url === null || reader === undefined) return route;
    const entity = url.split('/')[2]?.replaceAll('-', '_') ?? '';
    return {
      ...route,
      async run(call) {
        try {
          return await route.run(call);
        } catch (error) {
          throw isChangedMeanwhile(error) ? changedMeanwhile(await conflictOf(call, reader, store, entity)) : error;
        }
      },
    };
  });
}

/** @returns undefined when the record is gone, or the caller may no longer see it */
async function conflictOf(call: Call, reader: Route, store: Store, entity: string): Promise<EditConflict | undefined> {
  const current = await readRecord(call, reader).catch(() => null);
  if (current === null) return undefined;
  const version = baseOf(call);
  if (version === null) return { current, changes: [] };
  const { items } = await store.audit(call.caller.member.organization_id).history(entity, String(current['id']), { limit: MOST_CHANGES });
  return { current, changes: changesSince(version, items.map(asRead), current, call.body) };
}

/** The version of the request; null when the request has none, or an invalid one. */
function baseOf(call: Call): number | null {
  try {
    return call.version ?? null;
  } catch {
    return null;
  }
}

/** Restores the original keys of answers, which are stored escaped. */
function asRead(entry: AuditEntry): AuditEntry {
  return { ...entry, before: withUnescapedAnswers(entry.before), after: withUnescapedAnswers(entry.after) };
}

function withUnescapedAnswers(state: Json): Json {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || state['template_answers'] === undefined) return state;
  return { ...state, template_answers: withUnescapedKeys(state['template_answers']) };
}
