/** What a person is told when a request does not fit the contract; the API and the mocks use the same words. */
import type { FieldError } from '../schemas/base.ts';

/** What a JSON Schema validator (Ajv) found. */
export interface Fault {
  keyword: string;
  /** JSON pointer of the value at fault. */
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
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
  const errors = faults.slice(0, MOST_ERRORS).map((fault) => fieldError(fault, part));
  const organization = errors.find(({ path, message }) => path === '/organization_id' && message.endsWith('is required'));
  return { detail: organization?.message ?? `The ${part === undefined ? 'request' : PARTS[part]} is not valid`, errors };
}

function fieldError(fault: Fault, part: RequestPart | undefined): FieldError {
  const named = fault.params['missingProperty'] ?? fault.params['additionalProperty'] ?? fault.params['propertyName'];
  const path = typeof named === 'string' ? `${fault.instancePath}/${named.replaceAll('~', '~0').replaceAll('/', '~1')}` : fault.instancePath;
  return { path, message: message(fault, part) };
}

function message(fault: Fault, part: RequestPart | undefined): string {
  if (fault.keyword === 'required') {
    // Section 5 words this one differently for lists and for bodies.
    if (fault.params['missingProperty'] === 'organization_id') return part === 'body' ? 'organization_id is required' : 'organizationId is required';
    return 'is required';
  }
  if (fault.keyword === 'additionalProperties') return 'is not a known field';
  if (fault.keyword === 'enum') return `must be one of ${[fault.params['allowedValues']].flat().join(', ')}`;
  if (fault.keyword === 'pattern' && fault.params['pattern'] === '\\S') return 'must not be blank';
  return fault.message ?? 'is not valid';
}
