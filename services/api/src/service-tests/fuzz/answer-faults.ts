/** Faults that no answer to a generated request may have. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { bodyRuleOf, operations, readOnlyFields, type OperationId } from '@parapet/contracts';
import { BODY_AJV_OPTIONS, blanksIn, isTime, pointerSegment } from '@parapet/contracts/rules';
import { document, operationNamed } from '@parapet/contracts/testing';
import { urlOf, type Answer } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import type { FuzzedRequest } from './placeholders.ts';

// As the service does, but without changing the body.
const ajv = new Ajv2020({ ...BODY_AJV_OPTIONS, useDefaults: false });
formats.default(ajv);
ajv.addFormat('date-time', isTime);
ajv.addSchema(document, 'contract');

interface BodyFit {
  /** Whether the published contract takes the body. An empty object counts as none. */
  fits: boolean;
  /** Whether the body passes validation by the contract: it may also leave out fields that rules require, and repeat fields that only the server writes. */
  mayPass: boolean;
}

function bodyFit(id: OperationId, value: unknown): BodyFit {
  const { path, method, operation } = operationNamed(id);
  if (operation.requestBody === undefined) {
    const fits = bodyRuleOf(id) === 'form' || isDeepStrictEqual(value, {});
    return { fits, mayPass: fits };
  }
  const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'].map((part) =>
    encodeURIComponent(pointerSegment(part)),
  );
  const validator: ValidateFunction | undefined = ajv.getSchema(`contract#/${pointer.join('/')}`);
  if (validator === undefined) throw new Error(`The contract has no body for ${id}`);
  const takes = (body: unknown) => validator(body) || blanksIn(validator.errors ?? []) !== null;
  const fits = validator(value);
  return {
    fits,
    mayPass:
      fits ||
      (readOnlyIn(id, value).length > 0 ? isEmpty(settable(id, value)) || takes(settable(id, value)) : takes(value)),
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => isDeepStrictEqual(value, {});

/** The fields of a body that only the server writes. */
function readOnlyIn(id: OperationId, value: unknown): [string, unknown][] {
  const names = new Set(readOnlyFields(id));
  return isObject(value) ? Object.entries(value).filter(([name]) => names.has(name)) : [];
}

function settable(id: OperationId, value: unknown): unknown {
  const left = new Set(readOnlyIn(id, value).map(([name]) => name));
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => !left.has(name)));
}

/** Fields that only the server writes and that never change, so that an answer shows which values a body may repeat. */
const LASTING: ReadonlySet<string> = new Set(['id', 'organization_id', 'created_at']);

/** Whether a change was carried out although its body has another value for a field that only the server writes. */
function ignoresReadOnly(id: OperationId, body: unknown, text: string): boolean {
  const sent = readOnlyIn(id, body).filter(([name]) => LASTING.has(name));
  if (sent.length === 0) return false;
  const answer: unknown = JSON.parse(text);
  return sent.some(([name, value]) => !isDeepStrictEqual(value, Reflect.get(Object(answer), name)));
}

/** Whether a query has fields that the contract does not know. */
function hasUnknownQuery(id: OperationId, { query = {} }: FuzzedRequest): boolean {
  const { operation } = operationNamed(id);
  const known = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name));
  // An empty list leaves nothing in the URL.
  return known.size > 0 && Object.entries(query).some(([name, value]) => value.length > 0 && !known.has(name));
}

/** Codes of refusals that come before a body is read. */
const BEFORE_BODY: ReadonlySet<unknown> = new Set([
  'not_signed_in',
  'role_not_allowed',
  'too_large',
  'too_many_requests',
]);
const NOT_VALID: ReadonlySet<unknown> = new Set(['invalid_request', 'invalid_json']);

/** Whether somebody without an organization is refused before the body is read: where a role is needed. */
const needsRole = (id: OperationId) => typeof operations[id].config.access === 'object';

/** Whether an invalid body got past the check of the contract, so that its ids were looked up, for example. */
function passedValidation(id: OperationId, text: string): boolean {
  const code: unknown = Reflect.get(Object(JSON.parse(text)), 'code');
  return !BEFORE_BODY.has(code) && !(code === 'no_membership' && needsRole(id)) && !NOT_VALID.has(code);
}

/** @returns the faults of an answer, each as the end of a sentence about its operation */
export function answerFaults(
  id: OperationId,
  request: FuzzedRequest,
  { status, text }: Answer,
  theirs: World,
): string[] {
  const body: unknown = bodyRuleOf(id) === 'file' || request.body === undefined ? {} : JSON.parse(request.body);
  const { fits, mayPass } = bodyRuleOf(id) === 'file' ? { fits: true, mayPass: true } : bodyFit(id, body);
  const mark = theirs.mark.toLowerCase();
  const sent = `${urlOf(id, request)} ${request.body ?? ''}`.toLowerCase();
  return [
    ...(status >= 500 ? ['fails'] : []),
    ...(status < 300 && !mayPass ? ['takes a body that the contract does not allow'] : []),
    ...(status >= 400 && !mayPass && passedValidation(id, text)
      ? ['works with a body that the contract does not allow']
      : []),
    ...(status < 300 && ignoresReadOnly(id, body, text)
      ? ['takes another value of a field that only the server writes']
      : []),
    ...(status < 300 && hasUnknownQuery(id, request) ? ['takes a query that the contract does not allow'] : []),
    ...(status === 400 && fits && request.body !== undefined && text.includes('"detail":"The body is not valid"')
      ? ['refuses a body that the contract allows']
      : []),
    ...(!sent.includes(mark) && text.toLowerCase().includes(mark) ? ['reveals data of another organization'] : []),
  ];
}
