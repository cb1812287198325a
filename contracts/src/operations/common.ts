/** What the operations of every resource are put together from. */
import Type, { type TSchema } from 'typebox';
import { Id, Problem, closed, ref } from '../schemas/base.ts';
import type { Action, Resource } from '../rules/access/permissions.ts';

/**
 * Who may call an operation: anybody, anybody signed in, or who may do this to that kind of thing
 * (`rules/permissions.ts`). The API enforces it before the handler runs.
 */
export type Access = 'public' | 'signed-in' | { readonly resource: Resource; readonly action: Action };

/**
 * What is special about the body of a call: it may be left out, which is the same as `{}`; or it is a form of another
 * protocol, of which this contract says nothing.
 */
export type BodyRule = 'optional' | 'form';

const problem = (description: string) => ({ description, content: { 'application/problem+json': { schema: ref(Problem) } } });

const problems = {
  400: problem('The request is not valid; `errors` names the fields'),
  401: problem('Not signed in'),
  403: problem('Not allowed, or not your organisation'),
  404: problem('Not there, or not in your organisation'),
  409: problem('Does not fit the state it is in'),
  412: problem('Somebody changed it in the meantime'),
  413: problem('More than 1 MB'),
  415: problem('Not JSON'),
  429: problem('Too many requests; `Retry-After` says when to come back'),
  500: problem('Our mistake; `request_id` finds it in the log'),
  502: problem('The language model does not answer'),
  503: problem('The database does not answer'),
} as const;
type ProblemStatus = keyof typeof problems;

function pick<K extends ProblemStatus>(...statuses: K[]): Pick<typeof problems, K> {
  return Object.fromEntries(statuses.map((status) => [status, problems[status]])) as Pick<typeof problems, K>;
}

/** Problems that any call may answer with. */
export const anyProblem = pick(400, 429, 500, 503);
/** Problems of a call that needs a session. */
export const sessionProblem = { ...anyProblem, ...pick(401, 403) };
/** ... that sends a body. */
export const bodyProblem = { ...sessionProblem, ...pick(413, 415) };
/** ... that changes something and takes no body; what is sent all the same may be too much to look at. */
export const emptyBodyProblem = { ...sessionProblem, ...pick(413) };
export const formProblem = { ...anyProblem, ...pick(413, 415) };
export const notFound = pick(404);
export const conflict = pick(409);
export const precondition = pick(412);
export const noModelAnswer = pick(502);

export function json<T extends TSchema & { $id: string }>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema: ref(schema) } } };
}

/** Server-sent events. @param description names the events and the schema of their `data`, which is JSON */
export const eventStream = (description: string) => ({ description, content: { 'text/event-stream': { schema: Type.String({ description }) } } });

export const noContent = (description: string) => Type.Null({ description });

export const idParams = Type.Object({ id: Id }, closed);

/** Optimistic concurrency: the ETag of the version that the change starts from. */
export const ifMatch = Type.Object({
  'if-match': Type.Optional(Type.String({ maxLength: 200, description: 'ETag of the version you changed; 412 when it is not the newest' })),
});
