/** Answers requests the way the API does: access first, then the request's form, then the operation. */
import { can } from '../rules/index.ts';
import { operations, type OperationId } from '../operations/index.ts';
import { operationOf } from '../testing/operation-of.ts';
import { assertResponse } from '../testing/response.ts';
import { memberOf, type Answer, type Context } from './mock.ts';
import { mocks } from './mocks.ts';
import { MockProblem, problemDocument } from './problem.ts';
import { readRequest } from './request.ts';
import type { MockState } from './state.ts';
import { NO_SWITCHES, type Switches } from './switches.ts';

const byId = new Map<string, (typeof mocks)[number]>(mocks.map((mock) => [mock.id, mock]));

/**
 * Answers one request from the state, and changes the state. Never rejects: an answer outside the contract, or a mock
 * that breaks, is told in the console and as a problem with the code `mock_broke_contract` or `mock_broke`.
 */
export async function answer(state: MockState, request: Request, { delay = 0, fail }: Switches = NO_SWITCHES): Promise<Response> {
  const requestId = crypto.randomUUID();
  const url = new URL(request.url);
  const found = operationOf(request.method, request.url);
  const mock = found && byId.get(found.operationId);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (found === undefined || mock === undefined) {
    return respond(problem(new MockProblem(404, 'no_such_route', `There is no ${request.method} ${url.pathname}`), requestId), requestId);
  }
  const context = contextOf(state, request, url);
  const sent = await attempt(requestId, async () => {
    const failing = fail[mock.id];
    if (failing !== undefined) throw new MockProblem(failing, 'forced_by_switch', `The mocks were told to fail ${mock.id} with ${failing}`);
    assertAccess(mock.id, context);
    return mock.run(await readRequest(mock.id, request, found.params), context);
  });
  return checked(mock.id, sent, requestId);
}

function contextOf(state: MockState, { headers }: Request, url: URL): Context {
  const account = state.accounts.find(({ id }) => id === state.signedInAs) ?? null;
  const member = state.members.find(({ user_id }) => user_id === account?.id) ?? null;
  return { state, account, member, headers, url };
}

function assertAccess(id: OperationId, context: Context): void {
  const { access } = operations[id].config;
  if (access === 'public') return;
  if (context.account === null) throw new MockProblem(401, 'not_signed_in', 'Sign in to go on');
  if (access === 'signed-in') return;
  const decision = can(memberOf(context), access.resource, access.action);
  if (!decision.allowed) throw new MockProblem(403, 'role_not_allowed', decision.reason);
}

/** Problems become answers; anything else that is thrown is a mistake in a mock. */
async function attempt(requestId: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MockProblem) return problem(error, requestId);
    return broken('mock_broke', error, requestId);
  }
}

function problem(of: MockProblem, requestId: string): Answer {
  return { status: of.status, body: problemDocument(of, requestId), headers: { 'content-type': 'application/problem+json' } };
}

function broken(code: string, error: unknown, requestId: string): Answer {
  console.error('A mock is broken:', error);
  return problem(new MockProblem(500, code, error instanceof Error ? error.message : String(error)), requestId);
}

async function checked(id: OperationId, sent: Answer, requestId: string): Promise<Response> {
  const response = respond(sent, requestId);
  try {
    assertResponse(id, { status: response.status, contentType: response.headers.get('content-type'), body: await response.clone().text() });
    return response;
  } catch (error) {
    return respond(broken('mock_broke_contract', error, requestId), requestId);
  }
}

function respond({ status, body, headers }: Answer, requestId: string): Response {
  const common = { 'x-request-id': requestId, 'cache-control': 'no-store' };
  if (body === null) return new Response(null, { status, headers: { ...common, ...headers } });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { ...common, 'content-type': 'application/json; charset=utf-8', ...headers } });
}
