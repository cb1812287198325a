/** Checks requests against the contract: bodies to the letter, path, query and headers (which are text) with conversion. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { operations, schemas, type OperationId } from '@parapet/contracts';
import { BODY_AJV_OPTIONS, invalidRequest, TEXT_AJV_OPTIONS, type RequestPart } from '@parapet/contracts/rules';
import { Problem } from './problem.ts';

function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

const exact = checker(BODY_AJV_OPTIONS);
const converting = checker(TEXT_AJV_OPTIONS);

/** The parts in the order in which they are checked, and the names they have in a call. */
const PARTS = [
  ['params', 'params'],
  ['body', 'body'],
  ['querystring', 'query'],
  ['headers', 'headers'],
] as const satisfies readonly (readonly [RequestPart, string])[];

type Parts = Record<(typeof PARTS)[number][1], unknown>;
type Check = (parts: Parts) => void;

function checkOf(part: RequestPart, name: keyof Parts, schema: object): Check {
  const validate: ValidateFunction = (part === 'body' ? exact : converting).compile(schema);
  return (parts) => {
    if (validate(parts[name])) return;
    const { detail, errors } = invalidRequest(validate.errors ?? [], part);
    throw new Problem(400, 'invalid_request', detail, { errors });
  };
}

/** Compiled at the first call: all of them at once would take most of the time that the service needs to start. */
const checks = new Map<OperationId, readonly Check[]>();

function checksOf(id: OperationId): readonly Check[] {
  const schemas: { readonly [part in RequestPart | 'operationId']?: object | string } = operations[id].schema;
  const made = PARTS.flatMap(([part, name]) => {
    const schema = schemas[part];
    return typeof schema === 'object' ? [checkOf(part, name, schema)] : [];
  });
  checks.set(id, made);
  return made;
}

/**
 * Converts what is text, and adds defaults, in place.
 * @throws Problem 400 that names the fields of the first part that does not fit
 */
export function validate(id: OperationId, parts: Parts): void {
  for (const check of checks.get(id) ?? checksOf(id)) check(parts);
}
