/** What a person is told when a request does not fit the contract; the API and the mocks use the same words. */
import type { FieldError } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';

/** What a JSON Schema validator (Ajv) found. */
export interface Fault {
  keyword: string;
  /** JSON pointer of the value at fault. */
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that the keyword stands in, when the validator is told to be verbose. */
  parentSchema?: object;
  /** The value at fault; likewise. */
  data?: unknown;
}

/** Parts of a request, by the names they have in the table of operations. */
export type RequestPart = 'params' | 'body' | 'querystring' | 'headers';

/** Enough for a person to mend a form; more would only make a hostile request cost more. */
const MOST_ERRORS = 50;

const PARTS: Readonly<Record<RequestPart, string>> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' };

/**
 * Detail and errors of a 400 that names the fields.
 * @param part of the request that the faults were found in
 */
export function invalidRequest(faults: readonly Fault[], part: RequestPart | undefined): { detail: string; errors: FieldError[] } {
  const told = withoutNoise(faults);
  const errors = told.slice(0, MOST_ERRORS).map((fault) => fieldError(fault, part));
  const organization = errors.find(({ path, message }) => path === '/organization_id' && message.endsWith('is required'));
  const worded = told.map(wording).find((words) => words !== undefined);
  return { detail: organization?.message ?? worded ?? `The ${part === undefined ? 'request' : PARTS[part]} is not valid`, errors: withoutRepeats(errors) };
}

const isAlternative = ({ keyword, params }: Fault) => keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

/**
 * Leaves out that a value fits none of two schemas, or is not null, where another fault says what is wrong with it. A hostile request can
 * have 100,000 faults, so they are not compared with one another.
 */
function withoutNoise(faults: readonly Fault[]): Fault[] {
  const explained = new Set(faults.filter((fault) => !isAlternative(fault)).flatMap(({ instancePath }) => withParents(instancePath)));
  return faults.filter((fault) => !isAlternative(fault) || !explained.has(fault.instancePath));
}

/** A JSON pointer and those of everything around the value, the whole document (``) included. */
function withParents(pointer: string): string[] {
  const segments = pointer.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** An empty text is too short and blank. */
function withoutRepeats(errors: readonly FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values()];
}

/** What a schema says is to be told when its value is missing or blank: the words of section 5. */
const WORDS = 'x-missing';

function wording({ keyword, params, parentSchema, data }: Fault): string | undefined {
  const isBlank = keyword === 'minLength' || (keyword === 'pattern' && params['pattern'] === '\\S') || (keyword === 'type' && data === null);
  const schema = keyword === 'required' ? at(at(parentSchema, 'properties'), String(params['missingProperty'])) : isBlank ? parentSchema : undefined;
  const words = at(schema, WORDS);
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

/** An organisation that is named by nothing is missing as much as one that is not named. */
function lacksOrganization({ keyword, params, instancePath, data }: Fault): boolean {
  if (keyword === 'required') return params['missingProperty'] === 'organization_id';
  return instancePath === '/organization_id' && (data === null || (typeof data === 'string' && data.trim() === ''));
}

function message(fault: Fault, part: RequestPart | undefined): string {
  const words = wording(fault);
  if (words !== undefined) return words;
  // Section 5 words this one differently for lists and for bodies.
  if (lacksOrganization(fault)) return part === 'body' ? 'organization_id is required' : 'organizationId is required';
  if (fault.keyword === 'required') return 'is required';
  if (fault.keyword === 'additionalProperties') return 'is not a known field';
  if (fault.keyword === 'enum') return `must be one of ${[fault.params['allowedValues']].flat().join(', ')}`;
  if (fault.keyword === 'pattern' && fault.params['pattern'] === '\\S') return 'must not be blank';
  // JSON may write what no double can hold.
  if (fault.keyword === 'type' && (fault.data === Infinity || fault.data === -Infinity)) return 'is too large a number';
  return fault.message ?? 'is not valid';
}
