/** Validates answers against the contract. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { pointerSegment } from '../../protocol/json-pointer.ts';
import { document } from './document.ts';
import { operationNamed, operationOf, type FoundOperation } from './operation-of.ts';

/** An answer as it was sent. */
export interface SentResponse {
  status: number;
  /** The Content-Type header; null or undefined when there was none. */
  contentType: string | null | undefined;
  /** The body, unparsed; '' when there was none. */
  body: string;
}

/** An answer that the contract does not allow. */
export class ContractError extends Error {
  override name = 'ContractError';
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

/**
 * @param operationId as in the contract, e.g. `listRisks`
 * @throws ContractError that says how status, content type or body differ from the contract
 */
export function assertResponse(operationId: string, response: SentResponse): void {
  check(operationNamed(operationId), response);
}

/**
 * Like {@link assertResponse}, for the operation that a request belongs to.
 * @param url absolute, or a path
 * @throws ContractError also when the contract has no operation for the request
 */
export function assertResponseTo(method: string, url: string, response: SentResponse): void {
  const found = operationOf(method, url);
  if (found === undefined)
    throw new ContractError(`${method.toUpperCase()} ${url}: the contract has no such operation`);
  check(found, response);
}

function check(found: FoundOperation, { status, contentType, body }: SentResponse): void {
  const fail = (what: string): never => {
    throw new ContractError(
      `${found.operationId} (${found.method.toUpperCase()} ${found.path}) answered ${status}: ${what}`,
    );
  };
  const known = found.operation.responses[status];
  if (known === undefined) return fail(`the contract knows only ${Object.keys(found.operation.responses).join(', ')}`);
  const types = Object.keys(known.content ?? {});
  if (types.length === 0) return body === '' ? undefined : fail('the contract has no body here');
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    return fail(`content type is ${type === '' ? 'missing' : type} instead of ${types.join(' or ')}`);
  const value = JSON_TYPE.test(type) ? (parse(body) ?? fail('the body is not JSON')).value : body;
  const faults = validate(found, status, type, value);
  if (faults.length > 0)
    fail(`the body does not fit the contract\n${faults.map((fault) => `  - ${describe(fault)}`).join('\n')}`);
}

function parse(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

function validate({ path, method }: FoundOperation, status: number, type: string, value: unknown): ErrorObject[] {
  const pointer = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'].map(escape).join('/');
  const validator = ajv.getSchema(`contract#/${pointer}`);
  if (validator === undefined) throw new Error(`The contract has no schema at ${pointer}`);
  return validator(value) === true ? [] : (validator.errors ?? []);
}

/** A segment of a JSON pointer inside the fragment of a URI. */
function escape(segment: string): string {
  return encodeURIComponent(pointerSegment(segment));
}

function describe({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath === '' ? 'the whole body' : instancePath;
  if (keyword === 'additionalProperties')
    return `${at} has a field that the contract does not know: ${params['additionalProperty']}`;
  if (keyword === 'enum') return `${at} must be one of ${[params['allowedValues']].flat().join(', ')}`;
  return `${at} ${message ?? 'does not fit'}`;
}
