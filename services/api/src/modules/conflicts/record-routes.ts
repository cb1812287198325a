/** The operations that change one record, each with what reads that record. */
import { AUDITED_ENTITIES, operations, type AuditedEntity, type OperationId } from '@parapet/contracts';
import type { AuditEntry } from '../../store/audit-port.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import type { Store } from '../../store/port.ts';
import type { Json } from '../../store/values.ts';
import { withUnescapedKeys } from '../escaped-keys.ts';

/** Limit of changes to read: enough for those since a form was opened. */
const MOST_CHANGES = 200;

/** The URL of the record: `/api/risks/:id` for `/api/risks/:id/archive` too; null for operations on anything but one record. */
const recordUrl = (id: OperationId): string | null => /^\/api\/[a-z-]+\/:id/.exec(operations[id].url)?.[0] ?? null;

/** @returns for an operation: the one that reads its record, and the kind of record; null where there is none */
export function recordReaders(
  routes: readonly Route[],
): (id: OperationId) => { reader: Route; entity: AuditedEntity } | null {
  const readers = new Map<string, Route>(
    routes.flatMap((route) =>
      operations[route.id].method === 'GET' ? [[operations[route.id].url, route] as const] : [],
    ),
  );
  return (id) => {
    const url = 'headers' in operations[id].schema ? recordUrl(id) : null;
    const reader = url === null ? undefined : readers.get(url);
    const entity = AUDITED_ENTITIES.find((name) => name === url?.split('/')[2]?.replaceAll('-', '_'));
    return reader === undefined || entity === undefined ? null : { reader, entity };
  };
}

/** The last changes of a record, newest first, with the keys of its answers as they are read. */
export async function lastChanges(
  store: Store,
  organizationId: string,
  entity: AuditedEntity,
  id: string,
): Promise<AuditEntry[]> {
  const { items } = await store.audit(organizationId).history(entity, id, { limit: MOST_CHANGES });
  return items.map((entry) => ({
    ...entry,
    before: withUnescapedAnswers(entry.before),
    after: withUnescapedAnswers(entry.after),
  }));
}

function withUnescapedAnswers(state: Json): Json {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || state['template_answers'] === undefined)
    return state;
  return { ...state, template_answers: withUnescapedKeys(state['template_answers']) };
}
