/**
 * Calls operations from within the service as the person of a request: with their rights, validated and serialized like any request. For those
 * who answer with what operations say: the assistant, its language model, agents.
 */
import type { OperationId } from '@parapet/contracts';
import { TIME_ZONE_HEADER } from '@parapet/contracts/rules';
import { assertRole } from './access.ts';
import type { Call } from './call.ts';
import type { Input, ReplyOf } from './operation-types.ts';
import { answer, type Route } from './pipeline.ts';
import { Problem } from './problem.ts';

/** The parts of a request to an operation. */
export type OperationInput<I extends OperationId> = Partial<Pick<Input<I>, 'params' | 'query' | 'body'>> & {
  /** The version that a change is based on. */
  version?: number;
};

/** @throws Problem as the operation would answer it, e.g. 403 where the person's role does not allow it */
export type OperationCaller = <I extends OperationId>(id: I, input?: OperationInput<I>) => Promise<ReplyOf<I>>;

/** Headers of the person's request that say how they read; all others belong to that request alone. */
const PASSED_ON = [TIME_ZONE_HEADER, 'accept-language'];

const encoder = new TextEncoder();

/** @param routes looked up at the first call, because handlers that call operations are themselves part of them */
export function operationCallers(routes: () => readonly Route[]): (call: Call) => OperationCaller {
  let byId: ReadonlyMap<OperationId, Route> | undefined;
  return (call) => {
    const ask = async (
      id: OperationId,
      { params, query, body, version }: { params?: unknown; query?: unknown; body?: unknown; version?: number },
    ): Promise<unknown> => {
      byId ??= new Map(routes().map((route) => [route.id, route]));
      const route = byId.get(id);
      if (route === undefined) throw new Error(`${id} has no handler`);
      assertRole(id, call.member);
      const passedOn = PASSED_ON.flatMap((name) =>
        call.head.headers[name] === undefined ? [] : [[name, call.head.headers[name]] as const],
      );
      const head = {
        ...call.head,
        headers: {
          ...Object.fromEntries(passedOn),
          'content-type': 'application/json',
          ...(version !== undefined && { 'if-match': `"${version}"` }),
        },
      };
      const bytes = body === undefined ? undefined : encoder.encode(JSON.stringify(body));
      const { body: text } = await answer(route, {
        head,
        params: { ...Object(params) },
        query: { ...Object(query) },
        body: bytes,
        principal: call.principal,
        member: call.member,
        log: call.log,
        signal: () => call.signal,
      });
      if (text !== null && typeof text !== 'string')
        throw new Problem(400, 'invalid_request', `${id} answers with a stream`);
      return text === null ? null : JSON.parse(text);
    };
    return callerOf(ask);
  };
}

/** The boundary at which an answer gets the type of its operation: it was serialized by the contract's schema. */
function callerOf(ask: (id: OperationId, input: object) => Promise<unknown>): OperationCaller {
  return async <I extends OperationId>(id: I, input: OperationInput<I> = {}) => (await ask(id, input)) as ReplyOf<I>;
}
