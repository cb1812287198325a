/**
 * Repeating a POST safely: the header that every POST takes, and the answer 409 that the header can cause. Requests that pages send on their own
 * do not take the header, because sending them twice changes nothing.
 */
import Type from 'typebox';
import { problem, type OperationConfig } from './common.ts';

/** Hours for which an answer is stored. */
export const IDEMPOTENCY_HOURS = 24;

const DESCRIPTION = `A random text, e.g. a UUID: sent again with it within ${IDEMPOTENCY_HOURS} hours, the request gets the same answer, and nothing is done twice`;

export const idempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 16, maxLength: 255, pattern: '^[\\x21-\\x7e]+$', description: DESCRIPTION }),
  ),
});

export const keyConflict = {
  409: problem('The Idempotency-Key belongs to another request, or its request is still being worked on'),
};

/** An operation with the header, if it is a POST that people send. */
type Repeatable<Operation> = Operation extends { config: { background: true } }
  ? Operation
  : Operation extends { method: 'POST' }
    ? Operation & { schema: { headers: typeof idempotencyKey; response: typeof keyConflict } }
    : Operation;

/** A table of operations, each as {@link Repeatable}. */
export type RepeatableTable<Table> = { readonly [Id in keyof Table]: Repeatable<Table[Id]> };

interface Method {
  method: string;
  config: OperationConfig;
  schema: { response: object };
}

/** Adds the header and its answer to every POST that people send. */
export function withIdempotencyKeys<const Table extends Readonly<Record<string, Method>>>(
  table: Table,
): RepeatableTable<Table>;
export function withIdempotencyKeys(table: Readonly<Record<string, Method>>): object {
  return Object.fromEntries(
    Object.entries(table).map(([id, operation]) => [
      id,
      operation.method === 'POST' && operation.config.background !== true ? repeatable(operation) : operation,
    ]),
  );
}

function repeatable({ schema, ...operation }: Method): Method {
  // An operation that answers 409 for reasons of its own keeps its own description of 409.
  const { response, ...request } = schema;
  return {
    ...operation,
    schema: { ...request, headers: idempotencyKey, response: { ...keyConflict, ...response } } as Method['schema'],
  };
}
