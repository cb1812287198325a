/** Building blocks of the contract's schemas. */
import Type, { type Static, type TSchema } from 'typebox';

/** Every named schema, by name: the components of the OpenAPI document. */
export const schemas: Record<string, TSchema> = {};

/** Names a schema, so that the document contains it once. Refer to it with {@link ref}. */
export function named<const Id extends string, T extends TSchema>(id: Id, schema: T): T & { $id: Id } {
  const result = { ...schema, $id: id };
  schemas[id] = result;
  return result;
}

/** Refers to a named schema: `$ref` in the document, the full type in TypeScript. */
export function ref<T extends TSchema & { $id: string }>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}

/** A string from a fixed list, as JSON Schema's `enum` (shorter in the document than a union of constants). */
export function oneOf<const V extends readonly string[]>(values: V, description?: string) {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...(description === undefined ? {} : { description }) });
}

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Options of an object without additional fields. */
export const closed = { additionalProperties: false } as const;

/** An id: a UUID, or one with a meaning such as `org_example.com_0123456789ab`. */
export const Id = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9][A-Za-z0-9_.:@-]*$' });

/** A point in time, ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

/** A day, `2026-03-31`. */
export const Day = Type.String({ format: 'date' });

/**
 * Text that is not blank.
 * @param missing the message when it is missing or blank, in the words of section 5
 */
export const Title = (maxLength: number, missing?: string) => Type.String({ minLength: 1, maxLength, pattern: '\\S', ...(missing !== undefined && { 'x-missing': missing }) });

/** Text that may be empty. */
export const Text = (maxLength: number) => Type.String({ maxLength });

/** Ids of records, without repetitions. */
export const Ids = Type.Array(Id, { maxItems: 500, uniqueItems: true });

/** A level from 1 (very low) to 5 (very high). */
export const Scale = Type.Integer({ minimum: 1, maximum: 5 });

/** A user's id, or the e-mail address of a member (the server stores the id). */
export const Assignee = Title(320);

/** The same in a request; null or blank means nobody. */
export const AssigneeInput = Type.Union([Type.String({ maxLength: 320 }), Type.Null()], {
  description: "A user's id, or the e-mail address of a member; null or blank for nobody",
});

/** An id as the key of a map: without dots, which a database could read as a path. */
export const ID_KEY = '[A-Za-z0-9][A-Za-z0-9_@-]{0,199}';

/**
 * A map whose keys match a pattern.
 * @param keys regular expression for a whole key, without anchors
 */
export function mapOf<T extends TSchema>(keys: string, value: T, maxProperties: number, description?: string) {
  // As `propertyNames`, because the OpenAPI document would lose the pattern of a Record.
  const options = { propertyNames: { pattern: `^${keys}$` }, maxProperties };
  return Type.Record(Type.String(), value, description === undefined ? options : { ...options, description });
}

/** The fields of every stored record, which only the server writes. */
export const record = {
  id: Id,
  organization_id: Id,
  version: Type.Integer({ minimum: 1, description: 'The ETag: `"3"` for version 3' }),
  created_at: Timestamp,
  updated_at: Timestamp,
};

/** The name of a field of {@link record}. */
export type RecordField = keyof typeof record;

/** The same fields, all of them optional. */
export function optional<P extends Record<string, TSchema>>(properties: P) {
  return Type.Partial(Type.Object(properties)).properties;
}

export const FieldError = named(
  'FieldError',
  Type.Object(
    {
      path: Type.String({ description: 'JSON pointer into the body, or the name of the parameter after a slash' }),
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
      type: Type.String({ description: 'Always about:blank; `code` distinguishes problems' }),
      title: Type.String({ description: 'The status as text' }),
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
