import { operations, type AuditEntry, type EditConflict, type OperationId } from '@parapet/contracts';
import { callOperation } from '../data/call.ts';
import { sendLast } from '../data/send-last.ts';
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
  /** The newest version as a refusal contains it; null when it contains none. */
  recordIn: (conflict: EditConflict) => R | null;
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
  const load = async (): Promise<R> => {
    if (!isOperation(read)) throw new TypeError(`No operation reads what ${operation} changes`);
    return callForRecord(read, Object(input));
  };
  // A PUT takes the whole record. When the stored record is newer than `version`, the service refuses it, as with a PATCH.
  const replaces = operations[operation].method === 'PUT';
  return {
    patch: async (changes, version) => callForRecord(operation, { id, version, body: replaces ? { ...(await load()), ...changes } : changes }),
    load,
    recordIn: ({ current }) => {
      const record: unknown = current;
      // As above: the record that the operation changes.
      return current['id'] === id ? (record as R) : null;
    },
    history: async () => {
      if (entity === undefined) return [];
      const page = await callOperation('listAuditEntries', { entity, entity_id: id, limit: LAST_CHANGES });
      return page.items;
    },
    sendLast: (changes, version) => {
      // A PUT would have to read the whole record first. The draft on this device has the changes.
      if (replaces) return;
      // If this fails, the draft on this device still has the changes.
      sendLast(operation, { id, version, body: changes });
    },
  };
}
