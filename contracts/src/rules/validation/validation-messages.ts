/** The messages for a request that does not fit the contract, shared by the API and the mocks. */
import type { FieldIssue } from '../../schemas/base.ts';
import { pointerKeys, pointerSegment } from '../../protocol/json-pointer.ts';

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

const PARTS: Readonly<Record<RequestPart, string>> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

/**
 * Detail and errors of a problem document with status 400, one error for each field.
 * @param part the part of the request that the faults are in
 */
export function invalidRequest(
  faults: readonly Fault[],
  part: RequestPart | undefined,
): { detail: string; errors: FieldIssue[] } {
  const relevant = withoutNoise(faults);
  const missing = new Map(faults.filter(isMissing).map((fault) => [pathOf(fault), fault]));
  const errors = new Map<string, FieldIssue>();
  for (const fault of relevant) {
    const path = pathOf(fault);
    if (errors.size < MAX_ERRORS && !errors.has(path))
      errors.set(path, fieldError(missing.get(path) ?? fault, path, part));
  }
  const organization = errors.get('/organization_id');
  const detail = relevant
    .map((fault) => wording(missing.get(pathOf(fault)) ?? fault))
    .find((words) => words !== undefined);
  const isWithout = organization?.message.endsWith('is required') === true;
  return {
    detail:
      (isWithout ? organization.message : detail) ?? `The ${part === undefined ? 'request' : PARTS[part]} is not valid`,
    errors: [...errors.values()],
  };
}

/**
 * The values that missing, null and blank fields of a body stand for (`x-blank`), so that rules can say what is missing. Null when anything
 * else is wrong, so that the request has to be refused.
 */
export function blanksIn(faults: readonly Fault[]): Record<string, unknown> | null {
  const blanks = new Map<string, unknown>();
  // A condition fails only because of other faults, which are in the list too.
  const causes = faults.filter(({ keyword }) => keyword !== 'if');
  for (const fault of causes) {
    const [name, ...inner] = pointerKeys(pathOf(fault));
    const blank = inner.length === 0 ? at(missingSchema(fault), BLANK) : undefined;
    if (name !== undefined && blank !== undefined) blanks.set(name, blank);
  }
  // One value may have several faults, e.g. one for each alternative.
  return causes.every((fault) => blanks.has(pointerKeys(pathOf(fault))[0] ?? '')) ? Object.fromEntries(blanks) : null;
}

const isAlternative = ({ keyword, params }: Fault) =>
  keyword === 'anyOf' ||
  keyword === 'if' ||
  (keyword === 'type' && params['type'] === 'null') ||
  (keyword === 'const' && params['allowedValue'] === '');

/**
 * Leaves out "must be null", "must be empty" and "must match a schema in anyOf" where another fault of the same value is more specific. A hostile request
 * can have 100,000 faults, so they are not compared with one another.
 */
function withoutNoise(faults: readonly Fault[]): Fault[] {
  const explained = new Set(
    faults.filter((fault) => !isAlternative(fault)).flatMap(({ instancePath }) => withParents(instancePath)),
  );
  return faults.filter((fault) => !isAlternative(fault) || !explained.has(fault.instancePath));
}

/** A JSON pointer and those of all values that contain it, including the whole document (``). */
function withParents(pointer: string): string[] {
  const segments = pointer.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A schema's message for a missing, null or blank value, in the words of section 5. */
const MISSING_MESSAGE = 'x-missing';
/** What a missing, null or blank value stands for, where rules say what is missing. */
const BLANK = 'x-blank';

const isBlank = (data: unknown) =>
  data === null || (typeof data === 'string' && data.trim() === '') || (Array.isArray(data) && data.length === 0);

/** The schema of the value, when the fault is that it is missing, null or blank. */
function missingSchema({ keyword, params, parentSchema, data }: Fault): unknown {
  if (keyword === 'required') return at(at(parentSchema, 'properties'), String(params['missingProperty'])) ?? {};
  if (!isBlank(data)) return undefined;
  const least = at(parentSchema, 'minLength') ?? at(parentSchema, 'minItems');
  const isLimited = at(parentSchema, 'enum') !== undefined || at(parentSchema, 'format') !== undefined;
  const refusesBlank =
    isLimited ||
    (typeof least === 'number' && least > 0) ||
    params['pattern'] === '\\S' ||
    at(parentSchema, MISSING_MESSAGE) !== undefined ||
    at(parentSchema, BLANK) !== undefined;
  return refusesBlank ? (parentSchema ?? {}) : undefined;
}

const isMissing = (fault: Fault) => missingSchema(fault) !== undefined || lacksOrganization(fault);

function wording(fault: Fault): string | undefined {
  const words = at(missingSchema(fault), MISSING_MESSAGE);
  return typeof words === 'string' ? words : undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

function pathOf({ params, instancePath }: Fault): string {
  const named = params['missingProperty'] ?? params['additionalProperty'] ?? params['propertyName'];
  return typeof named === 'string' ? `${instancePath}/${pointerSegment(named)}` : instancePath;
}

function fieldError(fault: Fault, path: string, part: RequestPart | undefined): FieldIssue {
  const { keyword, params } = isMissing(fault)
    ? { keyword: 'required', params: { missingProperty: pointerKeys(path).at(-1) ?? '' } }
    : fault;
  return { path, keyword, params, message: message(fault, part) };
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
  if (isMissing(fault)) return typeof fault.data === 'string' ? 'must not be blank' : 'is required';
  if (fault.keyword === 'additionalProperties') return 'is not a known field';
  if (fault.keyword === 'enum') return `must be one of ${[fault.params['allowedValues']].flat().join(', ')}`;
  // JSON can contain numbers that are too large for a double.
  if (fault.keyword === 'type' && (fault.data === Infinity || fault.data === -Infinity)) return 'is too large a number';
  return fault.message ?? 'is not valid';
}
