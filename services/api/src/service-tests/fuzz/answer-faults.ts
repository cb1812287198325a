/** What no answer to a generated request may be. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { bodyRuleOf, type OperationId } from '@parapet/contracts';
import { pointerSegment } from '@parapet/contracts/rules';
import { document, operationNamed } from '@parapet/contracts/testing';
import { urlOf, type Answer } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import type { FuzzedRequest } from './placeholders.ts';

// Strict, so that a number too large for JSON.parse is not valid.
const ajv = new Ajv2020({ strict: false, strictNumbers: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');

/** Whether the published contract takes a body. An empty object counts as none. */
function bodyFits(id: OperationId, value: unknown): boolean {
  const { path, method, operation } = operationNamed(id);
  if (operation.requestBody === undefined) return bodyRuleOf(id) === 'form' || isDeepStrictEqual(value, {});
  const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'].map((part) => encodeURIComponent(pointerSegment(part)));
  const validator: ValidateFunction | undefined = ajv.getSchema(`contract#/${pointer.join('/')}`);
  if (validator === undefined) throw new Error(`The contract has no body for ${id}`);
  return validator(value);
}

/** Whether a query has fields that the contract does not know. */
function hasUnknownQuery(id: OperationId, { query = {} }: FuzzedRequest): boolean {
  const { operation } = operationNamed(id);
  const known = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name));
  // An empty list leaves nothing in the URL.
  return known.size > 0 && Object.entries(query).some(([name, value]) => value.length > 0 && !known.has(name));
}

/** Codes of refusals that come before a body is read. */
const BEFORE_BODY: ReadonlySet<unknown> = new Set(['not_signed_in', 'role_not_allowed', 'too_large', 'too_many_requests']);
const NOT_VALID: ReadonlySet<unknown> = new Set(['invalid_request', 'invalid_json']);

/** Whether an invalid body got past the check of the contract, so that its ids were looked up, for example. */
function passedValidation(text: string): boolean {
  const code: unknown = Reflect.get(Object(JSON.parse(text)), 'code');
  return !BEFORE_BODY.has(code) && !NOT_VALID.has(code);
}

/** @returns the faults of an answer, each as the end of a sentence about its operation */
export function answerFaults(id: OperationId, request: FuzzedRequest, { status, text }: Answer, theirs: World): string[] {
  const fits = bodyFits(id, request.body === undefined ? {} : JSON.parse(request.body));
  const mark = theirs.mark.toLowerCase();
  const sent = `${urlOf(id, request)} ${request.body ?? ''}`.toLowerCase();
  return [
    ...(status >= 500 ? ['fails'] : []),
    ...(status < 300 && !fits ? ['takes a body that the contract does not allow'] : []),
    ...(status >= 400 && !fits && passedValidation(text) ? ['works with a body that the contract does not allow'] : []),
    ...(status < 300 && hasUnknownQuery(id, request) ? ['takes a query that the contract does not allow'] : []),
    ...(status === 400 && fits && request.body !== undefined && text.includes('"detail":"The body is not valid"') ? ['refuses a body that the contract allows'] : []),
    ...(!sent.includes(mark) && text.toLowerCase().includes(mark) ? ['reveals data of another organization'] : []),
  ];
}
