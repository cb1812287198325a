import type { ChangeId, OperationResult } from '@parapet/contracts/client';
import { callWithSignal } from './call.ts';
import type { CallInput } from './organization.ts';
import { useSending, type Operation, type OperationOptions } from './use-operation.ts';
import type { StoredRecord } from '../saving/record-access.ts';
import { saveOverNewer } from './save-over-newer.ts';

/** A change of a part of a record: of fields, whose new values are its body, or of what a body made for the version changes. */
type RecordChange<Record, Input> = {
  /** As it is shown. */
  record: Record;
} & (Input extends { body: infer Body }
  ? | { body: Body; part?: undefined }
    | {
        /** What is sent for this version, e.g. its list with one more entry. */
        body: (record: Record) => Body;
        /** What that changes, of any version, e.g. whether its list has the entry. */
        part: (record: Record) => unknown;
      }
  : { body?: undefined; part: (record: Record) => unknown });

/** Operations that change a record and answer its new version. */
type RecordChangeId = { [Id in ChangeId]: OperationResult<Id> extends StoredRecord ? Id : never }[ChangeId];

type ChangeOf<Id extends RecordChangeId> = RecordChange<OperationResult<Id>, CallInput<Id>>;

/**
 * Changes a part of a record in place, without a form: `const change = useChange('updateTask')`,
 * `change.mutate({ record: task, body: { status } })`. It is saved over newer versions as well, unless somebody else changed the same part: that
 * is refused (412).
 */
export function useChange<Id extends RecordChangeId>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, ChangeOf<Id>> = {},
): Operation<OperationResult<Id>, ChangeOf<Id>> {
  const send = (change: ChangeOf<Id>) => {
    // These casts are safe: the types of the callers have checked that record, body, part and operation belong together.
    const { record, body, part } = change as unknown as LooseChange;
    const fieldsOf = (one: object) => Object.keys(Object(body)).map((name): unknown => Reflect.get(one, name));
    const save = async (base: StoredRecord): Promise<StoredRecord> => {
      const sent = typeof body === 'function' ? body(base) : body;
      return Object(await callWithSignal(id, { id: base.id, version: base.version, body: sent }));
    };
    return saveOverNewer(record, part ?? fieldsOf, save) as unknown as Promise<OperationResult<Id>>;
  };
  return useSending(id, send, ({ record }) => ({ id: Reflect.get(Object(record), 'id') }), options);
}

interface LooseChange {
  record: StoredRecord;
  body?: object | ((record: StoredRecord) => object);
  part?: (record: StoredRecord) => unknown;
}
