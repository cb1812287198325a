/** Building blocks of the contract's schemas. */
import Type, { type Static, type TObjectOptions, type TProperties, type TSchema } from 'typebox';
import { schemas } from './named-schemas.ts';

/** Names a schema, so that the document contains it once. Refer to it with {@link ref}. */
export function named<const Id extends string, T extends TSchema>(id: Id, schema: T): T & { $id: Id } {
  const result = { ...schema, $id: id };
  schemas[id] = result;
  return result;
}

/** An object without fields that are not described. */
export function object<P extends TProperties>(properties: P, options: TObjectOptions = {}) {
  return Type.Object(properties, { ...closed, ...options });
}

/** {@link object} with a name of its own in the document. */
export const namedObject = <const Id extends string, P extends TProperties>(
  id: Id,
  properties: P,
  options?: TObjectOptions,
) => named(id, object(properties, options));

/** Refers to a named schema: `$ref` in the document, the full type in TypeScript. */
export function ref<T extends TSchema & { $id: string }>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}

/** A string from a fixed list, as JSON Schema's `enum` (shorter in the document than a union of constants). */
export function oneOf<const V extends readonly string[]>(values: V, description?: string) {
  return Type.Unsafe<V[number]>({
    type: 'string',
    enum: [...values],
    ...(description === undefined ? {} : { description }),
  });
}

/** A schema with a description, or with another one. */
export const described = <T extends TSchema>(schema: T, description: string) =>
  Type.Unsafe<Static<T>>({ ...schema, description });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Options of an object without additional fields. */
export const closed = { additionalProperties: false } as const;

/** An id: a UUID, or one with a meaning such as `org_example.com_0123456789ab`. */
export const Id = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9][A-Za-z0-9_.:@-]*$' });

/** A point in time, ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

/** A day, `2026-03-31`. */
export const Day = Type.String({ format: 'date' });

/** A name of the IANA database. */
export const TimeZone = Type.String({
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+/-]+$',
  description: 'A time zone of the IANA database, e.g. `Europe/Berlin`',
});

/** A day in a request. */
export const DayInput = Type.Union([Day, Type.Literal(''), Type.Null()], { description: 'Null or empty for none' });

/** As it is stored. */
export const storedDay = (day: string | null): string | null => (day === '' ? null : day);

const filled = (maxLength: number, missing: string | undefined) => ({
  minLength: 1,
  maxLength,
  pattern: '\\S',
  ...(missing !== undefined && { 'x-missing': missing }),
});

/** The keyword for text without hidden characters, which requests are checked for. */
const PLAIN_LINE = { 'x-plain-line': true };

/**
 * Text that is not blank and may have several lines.
 * @param missing the message when it is missing or blank, in the words of section 5
 */
export const Prose = (maxLength: number, missing?: string) => Type.String(filled(maxLength, missing));

/** A name or a title: one line that is not blank. Requests must not have hidden characters in it (`rules/text/plain-line.ts`). */
export const Title = (maxLength: number, missing?: string) =>
  Type.String({ ...filled(maxLength, missing), ...PLAIN_LINE });

/** Text on one line that may be empty; without hidden characters, like a {@link Title}. */
export const Line = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description !== undefined && { description }), ...PLAIN_LINE });

/**
 * A field of a request that rules require, so that the message comes from them, e.g. with the label of a template's field.
 * @param blank what a missing, null or blank value stands for
 */
export const requiredByRules = <T extends TSchema>(schema: T, blank: '' | null | readonly never[]) =>
  Type.Unsafe<Static<T>>({ ...schema, 'x-blank': blank });

/**
 * Options of the body that creates an item. Without a template these fields are required. With a template, rules require the template's fields.
 * @param fields what a blank value of each stands for
 */
export const requiredWithoutTemplate = (fields: Readonly<Record<string, '' | null>>) => ({
  if: { required: ['template_id'], properties: { template_id: { type: 'string' } } },
  else: {
    required: Object.keys(fields),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, blank]) => [
        name,
        { type: 'string', minLength: 1, 'x-blank': blank, 'x-missing': `${name} is required` },
      ]),
    ),
  },
});

/** Text that may be empty. */
export const Text = (maxLength: number) => Type.String({ maxLength });

/** Most links of one kind that a record has. */
export const MAX_LINKS = 500;
/** Names of the records that a record links to, where it is read by itself or in its list. @param what the linked records, e.g. `properties` */
export const NamesById = (what: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: `Names of the linked ${what} by id; not within a risk flow`,
    }),
  );

/** Number of risks that link to a record, where it is read by itself or in its list. */
export const RiskCount = Type.Optional(
  Type.Integer({ minimum: 0, description: 'Risks that name it, of those that you may see; not within a risk flow' }),
);
/** Of a property or a scenario that is read by itself. */
export const Changeable = Type.Optional(
  Type.Boolean({
    description:
      'Whether you may change it: an asset owner only what hangs on their own assets alone. In lists only for asset owners',
  }),
);

/** Ids of records, without repetitions. */
export const Ids = Type.Array(Id, { maxItems: MAX_LINKS, uniqueItems: true });

/** At least one id; the message for an empty list comes from the rules. */
export const requiredIds = requiredByRules(Type.Array(Id, { minItems: 1, maxItems: MAX_LINKS, uniqueItems: true }), []);

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

/** The given fields, all of them optional. */
export function optional<P extends Record<string, TSchema>>(properties: P) {
  return Type.Partial(Type.Object(properties)).properties;
}

export const FieldError = namedObject('FieldError', {
  path: Type.String({ description: 'JSON pointer into the body, or the name of the parameter after a slash' }),
  keyword: Type.String({
    description:
      'What is wrong, for programs: a keyword of JSON Schema (`required` for a missing, null or blank value), `reference` for an id of nothing, or `rule`',
  }),
  params: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What belongs to the keyword, e.g. `limit`, `allowedValues`, or the `label` of a field of a template',
  }),
  message: Type.String({ description: 'The same for people, in English' }),
});
export type FieldError = Static<typeof FieldError>;

/** A field error as rules find it. {@link fieldErrorOf} completes it. */
export type FieldIssue = Pick<FieldError, 'path' | 'message'> & Partial<FieldError>;

/** @returns the error of a problem document; an issue without a keyword is one of a `rule` */
export function fieldErrorOf({ path, keyword = 'rule', params = {}, message }: FieldIssue): FieldError {
  return { path, keyword, params, message };
}

/** What others changed since the version that a request was based on. */
export const EditConflict = namedObject('EditConflict', {
  current: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The record as it is now, as reading it answers',
  }),
  changes: Type.Array(
    object({
      path: Type.String({ description: 'JSON pointer of the field' }),
      before: Type.Optional(
        Type.Unknown({
          description: 'In the version that the request was based on; absent when the field was not there',
        }),
      ),
      theirs: Type.Optional(Type.Unknown({ description: 'Now; absent when the field was removed' })),
      yours: Type.Optional(Type.Unknown({ description: 'In the request; absent when it does not name the field' })),
      changed_by: Type.String({ description: 'A user id, or `system`' }),
      changed_at: Timestamp,
    }),
    {
      description:
        'The last change of each field that differs; empty when the version of the request is unknown, or too old',
    },
  ),
});
export type EditConflict = Static<typeof EditConflict>;

/** A problem document (RFC 9457). */
export const Problem = namedObject('Problem', {
  type: Type.String({ description: 'Always about:blank; `code` distinguishes problems' }),
  title: Type.String({ description: 'The status as text' }),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String({ description: 'Stable, for programs: e.g. invalid_request' }),
  detail: Type.Optional(Type.String({ description: 'What happened, for people' })),
  request_id: Type.String(),
  errors: Type.Optional(Type.Array(ref(FieldError))),
  conflict: Type.Optional(ref(EditConflict)),
});
export type Problem = Static<typeof Problem>;
