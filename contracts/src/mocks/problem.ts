import { invalidRequest, problemTitle, type Fault, type RequestPart } from '../rules/index.ts';
import type { FieldError, Problem } from '../schemas/base.ts';

/** What a mock throws to answer with a problem document, in the words of the API. */
export class MockProblem extends Error {
  override name = 'MockProblem';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  /**
   * @param status 400-599
   * @param code stable word for programs
   * @param detail one sentence for people
   * @param headers that the answer carries besides
   */
  constructor(status: number, code: string, detail: string, errors?: FieldError[], headers: Record<string, string> = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/**
 * What happened is what the first field says.
 * @throws MockProblem 400 that names every field, when there are errors
 */
export function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first !== undefined) throw new MockProblem(400, 'invalid_request', first.message, [...errors]);
}

/** A 400 that names one field. @param path JSON pointer, e.g. `/title` */
export function fieldProblem(path: string, message: string): MockProblem {
  return new MockProblem(400, 'invalid_request', message, [{ path, message }]);
}

/** A 400 for what a validator found in one part of a request. */
export function faultProblem(faults: readonly Fault[], part: RequestPart): MockProblem {
  const { detail, errors } = invalidRequest(faults, part);
  return new MockProblem(400, 'invalid_request', detail, errors);
}

export function problemDocument({ status, code, message, errors }: MockProblem, requestId: string): Problem {
  return { type: 'about:blank', title: problemTitle(status), status, code, detail: message, request_id: requestId, ...(errors && { errors }) };
}
