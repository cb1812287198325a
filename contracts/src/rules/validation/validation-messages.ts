/** The messages for a request that does not fit the contract, shared by the API and the mocks. */
import type { FieldError } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';

/** An error of the JSON Schema validator (Ajv). */
export interface Fault {
  keyword: string;
  /** JSON pointer of the invalid value. */
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that contains the keyword; set when the validator is verbose. */
  parentSchema?: object;
  /** The invalid value; set when the validator is verbose. */
  data?: unknown;
}

/** Parts of a request, named as in the table of operations. */
export type RequestPart = 'params' | 'body' | 'querystring' | 'headers';

/** Enough to correct a form; more would only make a hostile request more expensive. */
const MAX_ERRORS = 50;

const PARTS: Readonly<Record<RequestPart, string>> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' };

/**
 * Detail and errors of a problem document with status 400.
 * @param part the part of the request that the faults are in
 */
export function invalidRequest(faults: readonly Fault[], part: RequestPart | undefined): { detail: string; errors: FieldError[] } {
  const relevant = withoutNoise(faults);
  const errors = relevant.slice(0, MAX_ERRORS).map((fault) => fieldError(fault, part));
  const organization = errors.find(({ path, message }) => path === '/organization_id' && message.endsWith('is required'));
  const detail = relevant.map(wording).find((words) => words !== undefined);
  return { detail: organization?.message ?? detail ?? `The ${part === undefined ? 'request' : PARTS[part]} is not valid`, errors: withoutRepeats(errors) };
}

const isAlternative = ({ keyword, params }: Fault) => keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

/**
 * Leaves out "must be null" and "must match a schema in anyOf" where another fault of the same value is more specific. A hostile request
 * can have 100,000 faults, so they are not compared with one another.
 */
function withoutNoise(faults: readonly Fault[]): Fault[] {
  const explained = new Set(faults.filter((fault) => !isAlternative(fault)).flatMap(({ instancePath }) => withParents(instancePath)));
  return faults.filter((fault) => !isAlternative(fault) || !explained.has(fault.instancePath));
}

/** A JSON pointer and those of all values that contain it, including the whole document (``). */
function withParents(pointer: string): string[] {
  const segments = pointer.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Two faults can have the same message: an empty text is both too short and blank. */
function withoutRepeats(errors: readonly FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values()];
}

/** A schema's message for a missing or blank value, in the words of section 5. */
const MISSING_MESSAGE = 'x-missing';

function wording({ keyword, params, parentSchema, data }: Fault): string | undefined {
  const isBlank = keyword === 'minLength' || (keyword === 'pattern' && params['pattern'] === '\\S') || (keyword === 'type' && data === null);
  const schema = keyword === 'required' ? at(at(parentSchema, 'properties'), String(params['missingProperty'])) : isBlank ? parentSchema : undefined;
  const words = at(schema, MISSING_MESSAGE);
  return typeof words === 'string' ? words : undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

function fieldError(fault: Fault, part: RequestPart | undefined): FieldError {
  const named = fault.params['missingProperty'] ?? fault.params['additionalProperty'] ?? fault.params['propertyName'];
  const path = typeof named === 'string' ? `${fault.instancePath}/${pointerSegment(named)}` : fault.instancePath;
  return { path, message: message(fault, part) };
}

/** A null or blank organization counts as missing. */
function lacksOrganization({ keyword, params, instancePath, data }: Fault): boolean {
  if (keyword === 'required') return params['missingProperty'] === 'organization_id';
  return instancePath === '/organization_id' && (data === null || (typeof data === 'string' && data.trim() === ''));
}

function message(fault: Fault, part: RequestPart | undefined): string {
  const words = wording(fault);
  if (words !== undefined) return words;
  // Section 5 has different words for queries and bodies.
  if (lacksOrganization(fault)) return part === 'body' ? 'organization_id is required' : 'organizationId is required';
  if (fault.keyword === 'required') return 'is required';
  if (fault.keyword === 'additionalProperties') return 'is not a known field';
  if (fault.keyword === 'enum') return `must be one of ${[fault.params['allowedValues']].flat().join(', ')}`;
  if (fault.keyword === 'pattern' && fault.params['pattern'] === '\\S') return 'must not be blank';
  // JSON can contain numbers that are too large for a double.
  if (fault.keyword === 'type' && (fault.data === Infinity || fault.data === -Infinity)) return 'is too large a number';
  return fault.message ?? 'is not valid';
}
