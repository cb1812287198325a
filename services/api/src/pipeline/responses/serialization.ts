/** Serializes responses. Fields that the contract does not name are never sent. */
import { schemas, type OperationId } from '@parapet/contracts';
import { mediaOf } from './media.ts';
import { projections } from './response-projection.ts';
import { shapes } from './response-shape.ts';

const shapeOf = shapes(schemas);
const projectionOf = projections(schemas);

type Serializer = (body: unknown) => string;
const serializers = new Map<string, Serializer>();

const JSON_TYPE = 'application/json';
export const JSON_UTF8 = `${JSON_TYPE}; charset=utf-8`;

function serializerOf(id: OperationId, status: number): Serializer {
  const schema = mediaOf(id, status)[JSON_TYPE]?.schema;
  if (schema === undefined) throw new Error(`The contract has no JSON answer ${status} of ${id}`);
  const fits = shapeOf(schema);
  const project = projectionOf(schema);
  return (body) => {
    if (fits(body)) return JSON.stringify(body);
    const projected = project(body);
    if (!fits(projected)) throw new Error(`The answer ${status} of ${id} does not fit the contract`);
    return JSON.stringify(projected);
  };
}

export function serialize(id: OperationId, status: number, body: unknown): string {
  const key = `${id} ${status}`;
  const found = serializers.get(key) ?? serializerOf(id, status);
  serializers.set(key, found);
  return found(body);
}
