/** Building blocks for the operations of all resources. */
import Type, { type TSchema } from 'typebox';
import { Id, Problem, object, ref } from '../schemas/base.ts';
import { EXPORT_TYPES } from '../schemas/export.ts';
import type { Action, Resource } from '../rules/access/permissions.ts';

/** What a role, and the scopes of an API token, must allow. */
export interface Permission {
  readonly resource: Resource;
  readonly action: Action;
  /** Also refused to roles that are restricted to some assets. */
  readonly ofAllAssets?: true;
}

/**
 * Who may call an operation: everybody, everybody who is signed in, or everybody with this permission (`rules/access/permissions.ts`). It is
 * enforced before the handler runs.
 */
export type Access = 'public' | 'signed-in' | Permission;

/** What the service knows of an operation besides its schemas. */
export interface OperationConfig {
  access: Access;
  body?: BodyRule;
  /** Pages send this request on their own, so it does not count as use of the session: an open page alone must not keep a session alive. */
  background?: boolean;
  /** A success may end the caller's own permission for the operation, so a retry gets its stored answer before the permission is checked. */
  endsOwnAccess?: boolean;
}

/**
 * Special bodies: `optional` may be missing, which is the same as `{}`; `form` belongs to another protocol and is not described by this
 * contract; `file` is a file of up to 10 MB that goes to the handler as it is (`Uint8Array`).
 */
export type BodyRule = 'optional' | 'form' | 'file';

export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref(Problem) } },
});

const PROBLEMS = {
  400: problem('The request is not valid; `errors` lists the fields'),
  401: problem('Not signed in'),
  403: problem('Not allowed, or not your organization'),
  404: problem('Does not exist, or not in your organization'),
  409: problem('Not possible in the current state'),
  412: problem('Changed by somebody else in the meantime'),
  413: problem('More than 1 MB, or 10 MB for a file'),
  415: problem('Not JSON, or not the type of file'),
  429: problem('Too many requests; `Retry-After` says when to try again'),
  431: problem('The address and the headers are larger than 16 KB'),
  500: problem('An internal error; the log has it under `request_id`'),
  502: problem('The language model does not answer'),
  503: problem('The database does not answer, or is damaged'),
  507: problem('The disk of the database is full; nothing was written'),
} as const;
type ProblemStatus = keyof typeof PROBLEMS;

/** Answers with a problem document, by status. */
export function problems<K extends ProblemStatus>(...statuses: K[]): Pick<typeof PROBLEMS, K> {
  return Object.fromEntries(statuses.map((status) => [status, PROBLEMS[status]])) as Pick<typeof PROBLEMS, K>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const signedIn = { access: 'signed-in' } as const;

/** Of an operation that needs this permission. */
export const may = <const A extends Action, const R extends Resource>(action: A, resource: R) =>
  ({ access: { resource, action } }) as const;

/** The problems that follow from what an operation takes and who may call it. A client may send a body, too large, also where none is taken. */
type Usual<M, Config, Schema> =
  | 400
  | 429
  | 431
  | 500
  | 503
  | 507
  | (Config extends { access: 'public' } ? never : 401 | 403)
  | (M extends 'GET' ? never : 413)
  | (Schema extends { body: unknown } ? 415 : Config extends { body: unknown } ? 415 : never);

/** An operation, whose `response` has the answers that not every operation has. */
export function operation<
  const M extends Method,
  const Url extends string,
  const Config extends OperationConfig,
  const Schema extends { summary: string; response: object },
>(
  method: M,
  url: Url,
  config: Config,
  schema: Schema,
): {
  method: M;
  url: Url;
  config: Config;
  schema: Schema & { response: Pick<typeof PROBLEMS, Usual<M, Config, Schema>> };
};
export function operation(method: Method, url: string, config: OperationConfig, schema: { response: object }): object {
  const usual = {
    ...problems(400, 429, 431, 500, 503, 507),
    ...(config.access !== 'public' && problems(401, 403)),
    ...(method !== 'GET' && problems(413)),
    ...(('body' in schema || config.body !== undefined) && problems(415)),
  };
  return { method, url, config, schema: { ...schema, response: { ...usual, ...schema.response } } };
}

export function json<T extends TSchema & { $id: string }>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema: ref(schema) } } };
}

/** A list as a file. */
export const file = (description: string) => ({
  description,
  content: {
    [EXPORT_TYPES.csv]: { schema: Type.String({ description: 'UTF-8 with a byte order mark' }) },
    [EXPORT_TYPES.xlsx]: { schema: Type.String({ description: 'One sheet' }) },
  },
});

/** An event stream. @param description the events and the schemas of their `data`, which is JSON */
export const eventStream = (description: string) => ({
  description,
  content: { 'text/event-stream': { schema: Type.String({ description }) } },
});

export const noContent = (description: string) => Type.Null({ description });

export const idParams = object({ id: Id });

/** The ETag of the version that a change is based on (optimistic concurrency). */
export const ifMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ maxLength: 200, description: 'ETag of the version that you changed; 412 when it is not the newest' }),
  ),
});

/** {@link ifMatch} of a change that may replace, on purpose, what others saved. */
export const changeHeaders = Type.Object({
  ...ifMatch.properties,
  'overwrites-since': Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}$',
      description:
        'Version that was edited when others saved newer ones: the caller has seen their values. The event `replaced` tells them which of these the change replaces',
    }),
  ),
});
