/** What an implementation of an operation looks like here: typed by the contract, called with what was checked. */
import type { Static, TSchema } from 'typebox';
import { operations, type OperationId, type Operations } from '../operations/index.ts';
import type { Account, MemberRecord, MockState } from './mock-state.ts';
import { MockProblem } from './problem.ts';

type StaticOf<X> = X extends TSchema ? Static<X> : unknown;
type SchemaOf<I extends OperationId> = Operations[I]['schema'];
type PartOf<I extends OperationId, Key extends string> = SchemaOf<I> extends { [K in Key]: infer X } ? StaticOf<X> : unknown;

/** The parts of a request, as the contract types them. */
export interface Input<I extends OperationId> {
  params: PartOf<I, 'params'>;
  query: PartOf<I, 'querystring'>;
  body: PartOf<I, 'body'>;
}

/** The same before it was checked. */
export type RawInput = { [K in keyof Input<never>]: unknown };

export interface Context {
  state: MockState;
  /** Who is signed in. */
  account: Account | null;
  /** Their membership. */
  member: MemberRecord | null;
  headers: Headers;
  url: URL;
  requestId: string;
}

/** Server-sent events: all at once, or as they come. */
type Events = string | ReadableStream<Uint8Array>;
type Media<C> = { [K in keyof C]: K extends 'text/event-stream' ? Events : StaticOf<C[K] extends { schema: infer T } ? T : never> };
type Content<R> = R extends { content: infer C } ? Media<C>[keyof C] : null;
type Success = 200 | 201 | 204 | 302;
type ResponseOf<I extends OperationId> = SchemaOf<I>['response'];

/** What a mock answers when all is well; problems are thrown. */
export type Output<I extends OperationId> = {
  [K in keyof ResponseOf<I> & Success]: { status: K; body: Content<ResponseOf<I>[K]>; headers?: Record<string, string> };
}[keyof ResponseOf<I> & Success];

/** Any operation's answer. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface Mock {
  id: OperationId;
  run: (input: RawInput, context: Context) => Promise<Answer>;
}

/** Implements one operation; `answer` is only called with what `request.ts` has checked against the contract. */
export function mock<I extends OperationId>(id: I, answer: (input: Input<I>, context: Context) => Output<I> | Promise<Output<I>>): Mock {
  // The one cast: the validator has seen the input, which the compiler can't know.
  return { id, run: async (input, context) => answer(input as Input<I>, context) };
}

/** @throws MockProblem 403 when the caller belongs to no organisation */
export function memberOf({ member }: Context): MemberRecord {
  if (member === null) throw new MockProblem(403, 'no_membership', 'No organization ID available');
  return member;
}

/**
 * The caller's organisation, which the path, query or body names as well.
 * @throws MockProblem 403 when they name another one
 */
export function organizationOf(context: Context, named: string): string {
  const { organization_id } = memberOf(context);
  if (named !== organization_id) throw new MockProblem(403, 'other_organization', 'That is not your organization');
  return organization_id;
}

/** The caller, in the organisation that a query names when it names one. @throws MockProblem 403 */
export function callerIn(context: Context, named: string | undefined): MemberRecord {
  if (named !== undefined) organizationOf(context, named);
  return memberOf(context);
}

/** The table's entry of an operation, with the parts that an entry may lack. */
export function schemaOf(id: OperationId): { operationId: string; params?: TSchema; querystring?: TSchema; headers?: TSchema; body?: TSchema } {
  return operations[id].schema;
}
