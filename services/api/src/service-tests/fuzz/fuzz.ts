/** Sends fuzzed requests and says which answers no request may get. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { bodyRuleOf, operations, type OperationId } from '@parapet/contracts';
import { document, operationNamed } from '@parapet/contracts/testing';
import { pointerSegment } from '@parapet/contracts/rules';
import { samples } from '../access/samples/samples.ts';
import { sourceIn } from '../access/cases.ts';
import { isGuarded, variantsOf, type Source } from '../access/sample.ts';
import { addressOf, ask, type Ask } from '../../testing/ask.ts';
import type { World } from '../world.ts';
import { callersOf } from './callers.ts';
import { filling } from './filling.ts';
import { idsOf } from './ids.ts';
import { requestsOf } from './requests.ts';
import { Share } from './share.ts';
import { riskOfToken, sparesOf, type Spares } from './spares.ts';
import { CALLER, type FuzzedRequest } from './words.ts';

export interface FuzzOptions {
  seed: number;
  /** Requests for each operation. */
  runs: number;
}

const AT_ONCE = 4;
/** How many requests in order there are to choose from, of each kind. */
const TURNS = 6;
/** Failures of one operation that are told. */
const MOST_FAILURES = 5;

// Strict about numbers: one that JSON.parse cannot keep is none.
const ajv = new Ajv2020({ strict: false, strictNumbers: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');

/** Whether the published contract takes a body. An empty object is as good as none. */
function bodyFits(id: OperationId, value: unknown): boolean {
  const { path, method, operation } = operationNamed(id);
  if (operation.requestBody === undefined) return bodyRuleOf(id) === 'form' || isDeepStrictEqual(value, {});
  const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'].map((part) => encodeURIComponent(pointerSegment(part)));
  const validator: ValidateFunction | undefined = ajv.getSchema(`contract#/${pointer.join('/')}`);
  if (validator === undefined) throw new Error(`The contract has no body for ${id}`);
  return validator(value);
}

/** Fields of a query that the contract does not know. */
function unknownQuery(id: OperationId, { query = {} }: FuzzedRequest): boolean {
  const { operation } = operationNamed(id);
  const known = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name));
  // An empty list is nothing on the way.
  return known.size > 0 && Object.entries(query).some(([name, value]) => value.length > 0 && !known.has(name));
}

/** Codes of what is answered before anybody looks into a body: who calls is not known or may not, or it is too much. */
const BEFORE_BODY: ReadonlySet<unknown> = new Set(['not_signed_in', 'role_not_allowed', 'too_large', 'too_many_requests']);
const NOT_VALID: ReadonlySet<unknown> = new Set(['invalid_request', 'invalid_json']);

/** Whether a body that does not fit has got further than the check of the contract: its ids were looked up, say. */
function wentFurther(text: string): boolean {
  const code: unknown = Reflect.get(Object(JSON.parse(text)), 'code');
  return !BEFORE_BODY.has(code) && !NOT_VALID.has(code);
}

function faultsOf(id: OperationId, request: FuzzedRequest, { status, text }: { status: number; text: string }, theirs: World): string[] {
  const fits = bodyFits(id, request.body === undefined ? {} : JSON.parse(request.body));
  const word = theirs.word.toLowerCase();
  const asked = `${addressOf(id, request)} ${request.body ?? ''}`.toLowerCase();
  return [
    ...(status >= 500 ? ['is our mistake'] : []),
    ...(status < 300 && !fits ? ['takes a body that the contract does not know'] : []),
    ...(status >= 400 && !fits && wentFurther(text) ? ['looks into a body that the contract does not know'] : []),
    ...(status < 300 && unknownQuery(id, request) ? ['takes a query that the contract does not know'] : []),
    ...(status === 400 && fits && request.body !== undefined && text.includes('"detail":"The body is not valid"') ? ['refuses a body that the contract takes'] : []),
    ...(!asked.includes(word) && text.toLowerCase().includes(word) ? ['tells of another organisation'] : []),
  ];
}

/** Requests in order that stay so when they are sent again, as far as that can be. */
async function inOrder(ours: World, id: OperationId, { place, tokens }: Spares): Promise<Ask[]> {
  if (!isGuarded(id)) return [];
  const source = (turn: number): Source => ({
    ...sourceIn(ours, false),
    caller: CALLER,
    take: async (kind) => (place === null ? ours.id(kind) : (tokens[turn % tokens.length] ?? ours.id(kind))),
    riskOf: async (flow) => (tokens.includes(flow) ? riskOfToken(flow) : ours.id('risk')),
    // Of every plan that is made for this.
    riskOfPlan: async () => ours.id('risk'),
  });
  // In some something is new each time.
  return Promise.all(variantsOf(samples[id]).flatMap((sample) => Array.from({ length: TURNS }, async (_, turn) => sample.ask(source(turn)))));
}

/** @returns one sentence for each answer that no request may get */
export async function fuzz(id: OperationId, ours: World, theirs: World, { seed, runs }: FuzzOptions): Promise<string[]> {
  const spares = await sparesOf(ours, id);
  const ids = (mixed: boolean) => idsOf(ours, theirs, id, { place: spares.place, ids: spares.tokens }, mixed);
  const requests = fc.sample(requestsOf(id, { right: ids(false), mixed: ids(true), inOrder: await inOrder(ours, id, spares) }), { seed, numRuns: runs });
  const fill = filling(id, ours, spares);
  const callerOf = callersOf(ours, id, await ours.api.stranger(`${id.toLowerCase()}@passing.example`));
  const failures: string[] = [];
  const carriedOut = new Share(id);

  async function send(words: FuzzedRequest, index: number): Promise<void> {
    const caller = callerOf(index);
    const request = await fill(words, caller.userId ?? 'unknown');
    const told = `request ${index}: ${operations[id].method} ${addressOf(id, request)} ${JSON.stringify(request.headers)} ${(request.body ?? '').slice(0, 2000)}`;
    try {
      const answer = await ask(ours.api, caller, id, request);
      carriedOut.note(answer.status);
      if (answer.status < 300) spares.used(request, answer.text);
      for (const fault of faultsOf(id, request, answer, theirs)) failures.push(`${id} ${fault} (${answer.status} ${answer.text.slice(0, 300)})\n  ${told}`);
    } catch (error) {
      failures.push(`${id} ${String(error)}\n  ${told}`);
    }
  }

  for (let at = 0; at < requests.length && failures.length < MOST_FAILURES; at += AT_ONCE) {
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request, index) => send(request, at + index)));
    await spares.replace();
  }
  return failures.length > 0 ? failures.slice(0, MOST_FAILURES) : carriedOut.faults();
}
