/** The input of tools, as JSON Schema from the contract's schemas of operations. */
import { operations, schemas, type OperationId } from '@parapet/contracts';
import type { OperationInput } from '../../pipeline/operation-caller.ts';
import { Problem } from '../../pipeline/problem.ts';

/** What a tool is given. */
export type Arguments = Readonly<Record<string, unknown>>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Not an interface: the SDK's type of a schema has an index signature. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type InputSchema = {
  type: 'object';
  properties: Record<string, Json>;
  required: string[];
  additionalProperties: false;
};

const PARTS = [
  ['params', 'params'],
  ['querystring', 'query'],
  ['body', 'body'],
] as const;

const at = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/** A schema with what it refers to, and without the keywords that only this service knows. */
function plain(schema: unknown): Json {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema === 'string' || typeof schema === 'number' || typeof schema === 'boolean') return schema;
  if (typeof schema !== 'object' || schema === null) return null;
  const name = at(schema, '$ref');
  const whole = { ...(typeof name === 'string' ? schemas[name.replace(/#$/, '')] : {}), ...schema };
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]) =>
      key.startsWith('x-') || key === '$ref' || key === '$id' ? [] : [[key, plain(value)]],
    ),
  );
}

const fieldsOf = (value: unknown): Record<string, Json> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, schema]) => [name, plain(schema)]));

/** The parts of a request to an operation, with the names of their fields. */
function partsOf(id: OperationId) {
  return PARTS.map(([part, name]) => {
    const schema = plain(at(operations[id].schema, part));
    const required = at(schema, 'required');
    return {
      name,
      properties: new Map(Object.entries(fieldsOf(at(schema, 'properties')))),
      required: Array.isArray(required) ? required.map(String) : [],
    };
  });
}

/** @param fields of the request that the tool takes; the organization is always that of the person */
export function inputOf(id: OperationId, fields: readonly string[]): InputSchema {
  const parts = partsOf(id);
  const properties = fields.map((field) => {
    const schema = parts.map((part) => part.properties.get(field)).find((one) => one !== undefined);
    if (schema === undefined) throw new Error(`${id} takes no ${field}`);
    return [field, schema] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parts.flatMap(({ required }) => required.filter((field) => fields.includes(field))),
    additionalProperties: false,
  };
}

/** @throws Problem 400 for arguments that the tool does not take, or that are missing; the operation validates the rest */
export function assertTaken({ properties, required }: InputSchema, given: Arguments): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  if (unknown.length > 0)
    throw new Problem(
      400,
      'invalid_request',
      `There is no argument ${unknown.join(', ')}; there are ${Object.keys(properties).join(', ')}`,
    );
  const missing = required.filter((name) => given[name] === undefined);
  if (missing.length > 0) throw new Problem(400, 'invalid_request', `The argument ${missing.join(', ')} is missing`);
}

/** Sorts arguments into the parts of a request. */
export function requestOf(
  id: OperationId,
  given: Arguments,
  organizationId: string,
): Required<OperationInput<OperationId>> {
  const all: Arguments = { ...given, organization_id: organizationId };
  const parts = partsOf(id).map(
    ({ name, properties }) =>
      [
        name,
        Object.fromEntries(
          Object.entries(all).filter(([field, value]) => value !== undefined && properties.has(field)),
        ),
      ] as const,
  );
  return typed(
    Object.fromEntries(
      parts.map(([name, fields]) => [name, name === 'body' && operations[id].method === 'GET' ? undefined : fields]),
    ),
  );
}

/** The boundary at which parts get the types of a request: the operation validates them. */
function typed(parts: object): Required<OperationInput<OperationId>>;
function typed(parts: object): object {
  return parts;
}
