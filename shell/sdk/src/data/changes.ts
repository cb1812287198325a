import type { LiveEvent, OperationId } from '@parapet/contracts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { createStore } from '../runtime/store.ts';
import type { RecordRef, UnsavedForms } from '../runtime/unsaved.ts';
import { entitiesChangedBy, isOperation, isInvalidated, recordKey, type Change } from './dependents.ts';

/** The newest change of a record that a form with unsaved changes edits. */
export type NewerVersion = Pick<LiveEvent, 'action' | 'version' | 'at' | 'actor_id'>;

/** By entity and id of the record, see {@link recordName}. */
export type NewerVersions = Readonly<Record<string, NewerVersion>>;

export const recordName = ({ entity, id }: RecordRef): string => `${entity}/${id}`;

/** How many own changes are stored in order to recognize their events. */
const OWN_LIMIT = 200;

const idIn = (input: object): string | undefined =>
  'id' in input && typeof input.id === 'string' ? input.id : undefined;

function isRecord(value: unknown): value is { id: string; version: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'version' in value &&
    typeof value.version === 'number'
  );
}

export type Changes = ReturnType<typeof createChanges>;

/** Keeps the query cache in step with what changes, on this page and elsewhere. */
export function createChanges(queryClient: QueryClient, forms: UnsavedForms) {
  /** Newer versions of records under edit, which were not fetched. */
  const newer = createStore<NewerVersions>({});
  const own = new Set<string>();

  const storeOwn = (key: string) => {
    own.add(key);
    const [oldest] = own;
    if (own.size > OWN_LIMIT && oldest !== undefined) own.delete(oldest);
  };
  const isOwn = ({ entity, id, version, action }: LiveEvent) =>
    own.has(`${entity}/${id}/${action === 'delete' ? 'deleted' : version}`);

  /** A query of a record that a form with unsaved changes edits. */
  function isUnderEdit(key: QueryKey): boolean {
    const [operation, input] = key;
    if (!isOperation(operation) || typeof input !== 'object' || input === null) return false;
    const id = idIn(input);
    return (
      id !== undefined &&
      entitiesChangedBy(operation).some(
        (entity) => recordKey(entity, id)?.[0] === operation && forms.isUnderEdit({ entity, id }),
      )
    );
  }

  function invalidate(concerns: (query: Query) => boolean): void {
    const predicate = (query: Query) => concerns(query) && !isUnderEdit(query.queryKey);
    for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate }))
      if (query.state.data === undefined) fetchAfterFirst(query);
    void queryClient.invalidateQueries({ predicate });
  }
  const firstFetches = new WeakSet<Query>();
  /** Invalidating does not restart the first fetch of a query, whose answer may be from before the change: fetches again after it. */
  function fetchAfterFirst(query: Query): void {
    if (query.promise === undefined || firstFetches.has(query)) return;
    firstFetches.add(query);
    query.promise
      .then(() => void queryClient.invalidateQueries({ predicate: (one) => one === query }))
      // A failure is shown, with a way to try again.
      .catch(() => {})
      .finally(() => firstFetches.delete(query));
  }
  const invalidateAfter = (changes: readonly Change[], except?: QueryKey | null) => {
    const skipped = JSON.stringify(except ?? null);
    invalidate(
      ({ queryKey }) =>
        JSON.stringify(queryKey) !== skipped && changes.some((change) => isInvalidated(queryKey, change)),
    );
  };

  function forget(record: RecordRef): void {
    const { [recordName(record)]: _, ...others } = newer.get();
    newer.set(others);
  }

  function storeResult(operation: OperationId, result: unknown): QueryKey | null {
    const [entity, ...more] = entitiesChangedBy(operation);
    if (entity === undefined || more.length > 0 || !isRecord(result)) return null;
    const record = { entity, id: result.id };
    const key = recordKey(entity, result.id);
    storeOwn(`${recordName(record)}/${result.version}`);
    const known = newer.get()[recordName(record)];
    if (known && known.version <= result.version) forget(record);
    if (key) queryClient.setQueryData(key, result);
    return key;
  }

  return {
    newer,
    /** A call of this page succeeded. */
    succeeded(operation: OperationId, input: object, result: unknown) {
      const id = isRecord(result) ? result.id : idIn(input);
      const action = operation.startsWith('delete') || operation.startsWith('remove') ? 'delete' : 'update';
      const changes = entitiesChangedBy(operation).map((entity): Change => ({
        entity,
        action,
        ...(id !== undefined && { id }),
      }));
      let settled = storeResult(operation, result);
      const [deleted] = changes;
      if (action === 'delete' && deleted && id !== undefined) {
        storeOwn(`${deleted.entity}/${id}/deleted`);
        settled = recordKey(deleted.entity, id);
        // Not fetched again while its panel closes: the answer would be a 404.
        if (settled) void queryClient.invalidateQueries({ queryKey: settled, refetchType: 'none' });
      }
      invalidateAfter(changes, settled);
    },
    /** A call of this page was refused: what is on the screen may be outdated. */
    refused(operation: OperationId, input: object) {
      const id = idIn(input);
      if (id === undefined) return;
      for (const entity of entitiesChangedBy(operation)) {
        const key = recordKey(entity, id);
        if (key) invalidate(({ queryKey }) => JSON.stringify(queryKey) === JSON.stringify(key));
      }
    },
    /** Somebody changed records. */
    happened(events: readonly LiveEvent[]) {
      const others = events.filter((event) => !isOwn(event));
      for (const { entity, id, action, version, at, actor_id } of others) {
        const record = { entity, id };
        if (forms.isUnderEdit(record))
          newer.set({ ...newer.get(), [recordName(record)]: { action, version, at, actor_id } });
      }
      if (others.length > 0) invalidateAfter(others);
    },
    /** Anything may have changed. @param before only what was fetched before that time (ms) */
    anything(before = Infinity) {
      invalidate(({ queryKey: [operation], state }) => isOperation(operation) && state.dataUpdatedAt < before);
    },
    /** A record is not under edit any more: fetches the newer version, if there is one. */
    release(record: RecordRef) {
      if (newer.get()[recordName(record)] === undefined) return;
      forget(record);
      invalidateAfter([{ ...record, action: 'update' }]);
    },
  };
}
