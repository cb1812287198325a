/** Answers requests the way the API does: access first, then the request's form, then the operation. */
import { can } from '../rules/index.ts';
import { operations, type OperationId } from '../operations/index.ts';
import { operationOf } from '../testing/contract/operation-of.ts';
import { assertResponse } from '../testing/contract/response.ts';
import { tellNews } from './listeners.ts';
import { memberOf, type Answer, type Context } from './mock.ts';
import { mocks } from './mocks.ts';
import { MockProblem, problemDocument } from './problem.ts';
import { readRequest } from './request.ts';
import type { MockState } from './mock-state.ts';
import { NO_SWITCHES, type Switches } from './switches.ts';

const byId = new Map<string, (typeof mocks)[number]>(mocks.map((mock) => [mock.id, mock]));

export interface AnswerOptions {
  switches?: Switches;
  /** Told of an answer outside the contract, and of a mock that throws; by default the error ends up uncaught, for all to see. */
  onBroken?: (error: unknown) => void;
}

/**
 * Answers one request from the state, and changes the state. An answer outside the contract, or a mock that breaks, is
 * told to `onBroken` and answered as a problem with the code `mock_broke_contract` or `mock_broke`.
 */
export async function answer(state: MockState, request: Request, { switches = NO_SWITCHES, onBroken = throwLater }: AnswerOptions = {}): Promise<Response> {
  const requestId = crypto.randomUUID();
  const url = new URL(request.url);
  const { delay = 0, fail } = switches;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const found = operationOf(request.method, request.url);
  const mock = found && byId.get(found.operationId);
  if (found === undefined || mock === undefined) {
    return respond(problem(new MockProblem(404, 'no_such_route', `There is no ${request.method} ${url.pathname}`), requestId), requestId);
  }
  const broken = (code: string, error: unknown): Answer => {
    onBroken(error);
    return problem(new MockProblem(500, code, error instanceof Error ? error.message : String(error)), requestId);
  };
  let sent: Answer;
  try {
    const context = contextOf(state, request, requestId);
    assertWanted(mock.id, fail);
    assertAccess(mock.id, context);
    sent = await mock.run(await readRequest(mock.id, request, found.params), context);
    tellNews(state);
  } catch (error) {
    sent = error instanceof MockProblem ? problem(error, requestId) : broken('mock_broke', error);
  }
  try {
    const response = respond(sent, requestId);
    await assertContract(mock.id, response);
    return response;
  } catch (error) {
    return respond(broken('mock_broke_contract', error), requestId);
  }
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function assertWanted(id: OperationId, fail: Switches['fail']): void {
  const status = fail[id];
  if (status !== undefined) throw new MockProblem(status, 'forced_by_switch', `The mocks were told to fail ${id} with ${status}`);
}

function contextOf(state: MockState, { headers, url }: Request, requestId: string): Context {
  const account = state.accounts.find(({ id }) => id === state.signedInAs) ?? null;
  const member = state.members.find(({ user_id }) => user_id === account?.id) ?? null;
  return { state, account, member, headers, url: new URL(url), requestId };
}

function assertAccess(id: OperationId, context: Context): void {
  const { access } = operations[id].config;
  if (access === 'public') return;
  if (context.account === null) throw new MockProblem(401, 'not_signed_in', 'Sign in to go on');
  if (access === 'signed-in') return;
  const decision = can(memberOf(context), access.resource, access.action);
  if (!decision.allowed) throw new MockProblem(403, 'role_not_allowed', decision.reason);
}

async function assertContract(id: OperationId, response: Response): Promise<void> {
  const contentType = response.headers.get('content-type');
  // A line of events has no end to wait for.
  const body = contentType?.startsWith('text/event-stream') === true ? '' : await response.clone().text();
  assertResponse(id, { status: response.status, contentType, body });
}

function problem(of: MockProblem, requestId: string): Answer {
  return { status: of.status, body: problemDocument(of, requestId), headers: { 'content-type': 'application/problem+json', ...of.headers } };
}

function respond({ status, body, headers }: Answer, requestId: string): Response {
  const common = { 'x-request-id': requestId, 'cache-control': 'no-store' };
  if (body === null) return new Response(null, { status, headers: { ...common, ...headers } });
  const text = typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { ...common, 'content-type': 'application/json; charset=utf-8', ...headers } });
}
