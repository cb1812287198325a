/** Building blocks of the contract's schemas. */
import Type, { type Static, type TSchema } from 'typebox';

/** Every named schema, by name: the components of the OpenAPI document. */
export const schemas: Record<string, TSchema> = {};

/** Names a schema, so that the document carries it once; nest it with {@link ref}. */
export function named<const Id extends string, T extends TSchema>(id: Id, schema: T): T & { $id: Id } {
  const result = { ...schema, $id: id };
  schemas[id] = result;
  return result;
}

/** Points at a named schema: `$ref` in the document, the whole type in TypeScript. */
export function ref<T extends TSchema & { $id: string }>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}

/** A string out of a fixed list, as JSON Schema's `enum` (shorter in the document than a union of constants). */
export function oneOf<const V extends readonly string[]>(values: V, description?: string) {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...(description === undefined ? {} : { description }) });
}

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Options of an object that takes no other fields than those it names. */
export const closed = { additionalProperties: false } as const;

/** An id: a UUID, or one the product gives (`org_example.com_0123456789ab`). */
export const Id = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9][A-Za-z0-9_.:@-]*$' });

/** A moment, ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

/** Text on one line with something other than white space in it. */
export const Title = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A level from 1 (very low) to 5 (very high). */
export const Scale = Type.Integer({ minimum: 1, maximum: 5 });

/** What a list call answers (`limit` items at most). */
export function page<const Id extends string, T extends TSchema & { $id: string }>(id: Id, item: T) {
  return named(
    id,
    Type.Object(
      {
        items: Type.Array(ref(item)),
        total: Type.Integer({ minimum: 0, description: 'Items that match, on all pages' }),
        next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
      },
      closed,
    ),
  );
}

/** Query fields of every list call. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Items on a page' })),
  cursor: Type.Optional(Type.String({ maxLength: 2000, description: '`next_cursor` of the page before' })),
};

/** The caller's organisation, as the paths and payloads of the product carry it. */
export const organizationQuery = { organization_id: Id };

export const FieldError = named(
  'FieldError',
  Type.Object(
    {
      path: Type.String({ description: 'JSON pointer into the body, or the name of the parameter behind a slash' }),
      message: Type.String(),
    },
    closed,
  ),
);
export type FieldError = Static<typeof FieldError>;

/** A problem document (RFC 9457). */
export const Problem = named(
  'Problem',
  Type.Object(
    {
      type: Type.String({ description: 'Always about:blank; `code` tells problems apart' }),
      title: Type.String({ description: 'The status in words' }),
      status: Type.Integer({ minimum: 400, maximum: 599 }),
      code: Type.String({ description: 'Stable, for programs: e.g. invalid_request' }),
      detail: Type.Optional(Type.String({ description: 'What happened, for people' })),
      request_id: Type.String(),
      errors: Type.Optional(Type.Array(ref(FieldError))),
    },
    closed,
  ),
);
export type Problem = Static<typeof Problem>;
