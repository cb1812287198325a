import { operations, type AuditEntry, type EditConflict, type OperationId } from '@parapet/contracts';
import { callWithSignal } from '../data/call.ts';
import { ApiError, networkError } from '../data/failures/api-error.ts';
import { sendLast } from '../data/send-last.ts';
import { entitiesChangedBy, isOperation, recordKey } from '../data/dependents.ts';

/** A stored record. */
export interface StoredRecord {
  id: string;
  version: number;
}

/** What saving a record needs of the API. */
export interface RecordAccess<R extends StoredRecord> {
  /**
   * Changes these fields of this version.
   * @param overwrites the version that was edited, when the person has seen what others saved since and replaces it
   * @throws {ApiError} 412 when `version` is not the newest
   */
  patch: (changes: object, version: number, overwrites?: number) => Promise<R>;
  /** The newest version. */
  load: () => Promise<R>;
  /** The newest version as a refusal contains it; null when it contains none. */
  recordIn: (conflict: EditConflict) => R | null;
  /** Its last changes, newest first; empty where the contract has no history of it. */
  history: () => Promise<readonly AuditEntry[]>;
  /** Sends without waiting for an answer, also while the page is being closed. */
  sendLast: (changes: object, version: number) => void;
}

/** Milliseconds until a request of a save counts as unanswered: a browser can leave one open for ever, e.g. after a reload that was cancelled. */
export const SAVE_LIMIT = 20_000;

/** @throws {ApiError} as for no answer, when it takes too long */
async function limited<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(networkError(new Error('No answer in time')));
    limit.abort();
  }, SAVE_LIMIT);
  return Promise.race([run(limit.signal), promise]).finally(() => clearTimeout(timer));
}

/** Enough to find who made the changes since a form was opened. */
const LAST_CHANGES = 50;

/** @param operation the operation that updates records of this kind, e.g. `updateRisk`; the one that reads them follows from it */
export function recordAccess<R extends StoredRecord>(operation: OperationId, id: string): RecordAccess<R> {
  const entity = entitiesChangedBy(operation).find((name) => recordKey(name, id) !== null);
  const [read, input] = (entity === undefined ? null : recordKey(entity, id)) ?? [];
  const callForRecord = async (called: OperationId, given: object): Promise<R> => {
    const answer: unknown = await limited((signal) => callWithSignal(called, given, signal));
    // The types of `useRecordForm` and `useRecordEditor` tie R to the result of the operation.
    return answer as R;
  };
  const load = async (): Promise<R> => {
    if (!isOperation(read)) throw new TypeError(`No operation reads what ${operation} changes`);
    return callForRecord(read, Object(input));
  };
  // A PUT takes the whole record. When the stored record is newer than `version`, the service refuses it, as with a PATCH.
  const replaces = operations[operation].method === 'PUT';
  return {
    patch: async (changes, version, overwrites) =>
      callForRecord(operation, {
        id,
        version,
        overwrites,
        body: replaces ? { ...(await load()), ...changes } : changes,
      }),
    load,
    recordIn: ({ current }) => {
      const record: unknown = current;
      // As above: the record that the operation changes.
      return current['id'] === id ? (record as R) : null;
    },
    history: async () => {
      if (entity === undefined) return [];
      const page = await limited((signal) =>
        callWithSignal('listAuditEntries', { entity, entity_id: id, limit: LAST_CHANGES }, signal),
      );
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

/** Others may save what a record is created through again and again. */
const MOST_TRIES = 5;

/** How the first save of a record creates it. */
export interface FirstSave<R extends StoredRecord> {
  /** @throws {ApiError} 409 or 412 when somebody else may have created it meanwhile */
  create: (changes: Readonly<Record<string, unknown>>) => Promise<R>;
  /** The record that exists now; null when there is none. */
  find: () => Promise<R | null>;
}

/** Access to a record that may not exist yet, which version 0 stands for. When somebody else creates it first, the changes are merged as with any newer version. */
export function firstRecordAccess<R extends StoredRecord>(
  operation: OperationId,
  id: string | null,
  first: FirstSave<R>,
): RecordAccess<R> {
  let known = id === null ? null : recordAccess<R>(operation, id);
  const access = async () => {
    if (known !== null) return known;
    const record = await limited(first.find);
    return record === null ? null : (known = recordAccess<R>(operation, record.id));
  };
  const create = async (changes: object, triesLeft = MOST_TRIES): Promise<R> => {
    try {
      const created = await limited(() => first.create({ ...changes }));
      known = recordAccess<R>(operation, created.id);
      return created;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 412)) throw error;
      const { type, title, request_id } = error;
      if ((await access()) !== null)
        throw new ApiError({ type, title, status: 412, code: 'changed_meanwhile', request_id });
      // What it is created through was changed meanwhile, and there is still no record.
      if (error.status === 409 || triesLeft === 0) throw error;
      return create(changes, triesLeft - 1);
    }
  };
  return {
    patch: async (changes, version, overwrites) => {
      const existing = version === 0 ? known : await access();
      return existing === null ? create(changes) : existing.patch(changes, version, overwrites);
    },
    load: async () => {
      const existing = await access();
      if (existing !== null) return existing.load();
      throw new ApiError({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not_found', request_id: '' });
    },
    recordIn: (conflict) => known?.recordIn(conflict) ?? null,
    history: async () => known?.history() ?? [],
    // A record that does not exist yet is created from its draft on this device.
    sendLast: (changes, version) => known?.sendLast(changes, version),
  };
}
