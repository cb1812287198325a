/** Writes answers by the contract's schemas: fields that these do not name never leave the service. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { operations, schemas, type OperationId } from '@parapet/contracts';
import { mediaOf } from './media.ts';
import { shapes } from './response-shape.ts';

const compile = SerializerSelector()({ ...schemas }, {});
const shapeOf = shapes(schemas);

type Serializer = (body: unknown) => string;
const serializers = new Map<string, Serializer>();

const JSON_TYPE = 'application/json';


function serializerOf(id: OperationId, status: number): Serializer {
  const schema = mediaOf(id, status)[JSON_TYPE]?.schema;
  if (schema === undefined) throw new Error(`The contract has no JSON answer ${status} of ${id}`);
  const fits = shapeOf(schema);
  // Compiled when it is first needed: all of them at once would take most of the time that the service needs to start.
  let write: Serializer | undefined;
  return (body) => (fits(body) ? JSON.stringify(body) : (write ??= compile({ schema, method: operations[id].method, url: operations[id].url, httpStatus: String(status) }))(body));
}

/** The JSON text of an answer. */
export function serialize(id: OperationId, status: number, body: unknown): string {
  const key = `${id} ${status}`;
  const found = serializers.get(key) ?? serializerOf(id, status);
  serializers.set(key, found);
  return found(body);
}
