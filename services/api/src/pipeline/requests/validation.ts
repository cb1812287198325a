/** Validates requests. Path, query and headers, which are text, are converted to the types of the contract; bodies are not. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { operations, schemas, type OperationId } from '@parapet/contracts';
import {
  blanksIn,
  BODY_AJV_OPTIONS,
  invalidRequest,
  isTime,
  TEXT_AJV_OPTIONS,
  type RequestPart,
} from '@parapet/contracts/rules';
import { Problem } from '../problem.ts';

function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  // Of the library's own format the handlers could not read everything, e.g. leap seconds.
  ajv.addFormat('date-time', isTime);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

const exact = checker(BODY_AJV_OPTIONS);
const converting = checker(TEXT_AJV_OPTIONS);

/** The parts of a request in the order of their validation, with their names in a call. */
const PARTS = [
  ['params', 'params'],
  ['body', 'body'],
  ['querystring', 'query'],
  ['headers', 'headers'],
] as const satisfies readonly (readonly [RequestPart, string])[];

type Parts = Record<(typeof PARTS)[number][1], unknown> & { readOnly?: object };
type Check = (parts: Parts) => void;

function checkOf(part: RequestPart, name: Exclude<keyof Parts, 'readOnly'>, schema: object): Check {
  const validate: ValidateFunction = (part === 'body' ? exact : converting).compile(schema);
  return (parts) => {
    if (validate(parts[name])) return;
    const faults = validate.errors ?? [];
    // A record may be sent back without anything that could change.
    if (
      part === 'body' &&
      faults.every(({ keyword }) => keyword === 'minProperties') &&
      Object.keys(parts.readOnly ?? {}).length > 0
    )
      return;
    const blanks = part === 'body' ? blanksIn(faults) : null;
    if (blanks !== null) {
      Object.assign(Object(parts[name]), blanks);
      return;
    }
    const { detail, errors } = invalidRequest(faults, part);
    throw new Problem(400, 'invalid_request', detail, { errors });
  };
}

/** Compiled at the first call, because compiling all of them would take most of the startup time. */
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
 * Also converts values and adds defaults, in place, and what blank values stand for where rules require them.
 * @throws Problem 400 that names the invalid fields of the first invalid part
 */
export function validate(id: OperationId, parts: Parts): void {
  for (const check of checks.get(id) ?? checksOf(id)) check(parts);
}
