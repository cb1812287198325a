/** Sends fuzzed requests and says which answers no request may get. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { bodyRuleOf, ROLES, operations, type OperationId } from '@parapet/contracts';
import { document, operationNamed } from '@parapet/contracts/testing';
import { pointerSegment } from '@parapet/contracts/rules';
import { samples } from '../access/samples/samples.ts';
import type { Sample } from '../access/sample.ts';
import type { Kind } from '../testing/world-kinds.ts';
import { addressOf, ask } from '../testing/ask.ts';
import type { Person } from '../testing/api.ts';
import type { World } from '../testing/world.ts';
import { idsOf } from './ids.ts';
import { requestsOf, type FuzzedRequest } from './requests.ts';

export interface FuzzOptions {
  seed: number;
  /** Requests for each operation. */
  runs: number;
}

const AT_ONCE = 10;
/** Records of the kind that a call is about, to be changed or used up. */
const SPARE = 3;
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

/** As the admin most of the time, as every other role in turn, and now and then as nobody. */
function callersOf(ours: World, id: OperationId, passing: Person): ((index: number) => Pick<Person, 'send'>)  {
  // Signing out must not end the session of anybody who is needed again.
  if (operations[id].config.access === 'public') return (index) => (index % 2 === 0 ? ours.api.anybody : passing);
  const others = ROLES.filter((role) => role !== 'admin').map((role) => ours.person(role));
  return (index) => {
    if (index % 25 === 24) return ours.api.anybody;
    return (index % 2 === 0 ? undefined : others[Math.trunc(index / 2) % others.length]) ?? ours.person('admin');
  };
}

async function spareRecords(ours: World, id: OperationId): Promise<string[]> {
  const sample: Sample | undefined = Reflect.get(samples, id);
  const about = Object.values(sample?.ids ?? {}).find((names) => names.as === 'record');
  if (about?.as !== 'record' || about.kind === 'person' || operations[id].method === 'GET') return [];
  const { kind }: { kind: Kind } = { kind: about.kind };
  const made: string[] = [];
  while (made.length < SPARE) made.push(await ours.fresh(kind));
  return made;
}

/** @returns one sentence for each answer that no request may get */
export async function fuzz(id: OperationId, ours: World, theirs: World, { seed, runs }: FuzzOptions): Promise<string[]> {
  const ids = idsOf(ours, theirs, id, await spareRecords(ours, id), operations[id].method !== 'GET');
  const requests = fc.sample(requestsOf(id, ids), { seed, numRuns: runs });
  const callerOf = callersOf(ours, id, await ours.api.stranger(`${id.toLowerCase()}@passing.example`));
  const failures: string[] = [];

  async function send(request: FuzzedRequest, index: number): Promise<void> {
    const told = `request ${index}: ${operations[id].method} ${addressOf(id, request)} ${JSON.stringify(request.headers)} ${(request.body ?? '').slice(0, 2000)}`;
    try {
      const answer = await ask(ours.api, callerOf(index), id, request);
      for (const fault of faultsOf(id, request, answer, theirs)) failures.push(`${id} ${fault} (${answer.status} ${answer.text.slice(0, 300)})\n  ${told}`);
    } catch (error) {
      failures.push(`${id} ${String(error)}\n  ${told}`);
    }
  }

  for (let at = 0; at < requests.length && failures.length < MOST_FAILURES; at += AT_ONCE) {
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request, index) => send(request, at + index)));
  }
  return failures.slice(0, MOST_FAILURES);
}
