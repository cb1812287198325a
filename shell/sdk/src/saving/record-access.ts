import type { AuditEntry, OperationId } from '@parapet/contracts';
import { callOperation, requestOf } from '../data/call.ts';
import { send } from '../data/connection.ts';
import { entitiesChangedBy, isOperation, recordKey } from '../data/dependents.ts';

/** A stored record. */
export interface StoredRecord {
  id: string;
  version: number;
}

/** What saving a record needs of the API. */
export interface RecordAccess<R extends StoredRecord> {
  /** Changes these fields of this version. @throws {ApiError} 412 when it is not the newest */
  patch: (changes: object, version: number) => Promise<R>;
  /** The newest version. */
  load: () => Promise<R>;
  /** Its last changes, newest first; empty where the contract has no history of it. */
  history: () => Promise<readonly AuditEntry[]>;
  /** Sends without waiting for an answer, also while the page is being closed. */
  sendLast: (changes: object, version: number) => void;
}

/** Enough to find who made the changes since a form was opened. */
const LAST_CHANGES = 50;

/** @param operation the operation that updates records of this kind, e.g. `updateRisk`; the one that reads them follows from it */
export function recordAccess<R extends StoredRecord>(operation: OperationId, id: string): RecordAccess<R> {
  const entity = entitiesChangedBy(operation).find((name) => recordKey(name, id) !== null);
  const [read, input] = (entity === undefined ? null : recordKey(entity, id)) ?? [];
  const callForRecord = async (called: OperationId, given: object): Promise<R> => {
    const answer: unknown = await callOperation(called, given);
    // The types of `useSaveRecord` tie R to the result of the operation.
    return answer as R;
  };
  return {
    patch: (changes, version) => callForRecord(operation, { id, version, body: changes }),
    load: async () => {
      if (!isOperation(read)) throw new TypeError(`No operation reads what ${operation} changes`);
      return callForRecord(read, Object(input));
    },
    history: async () => {
      if (entity === undefined) return [];
      const page = await callOperation('listAuditEntries', { entity, entity_id: id, limit: LAST_CHANGES });
      return page.items;
    },
    sendLast: (changes, version) => {
      send(new Request(requestOf(operation, { id, version, body: changes }), { keepalive: true })).catch(() => {
        // The page is gone; the copy on the device is what remains.
      });
    },
  };
}
