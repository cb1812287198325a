/** One thing that is wrong: an error of a problem document, or what a rule finds. */
export interface FieldIssue {
  /** JSON pointer of the field, e.g. `/fields/3/label`; empty for the whole form. */
  path: string;
  /** In English; shown when `keyword` says nothing. */
  message: string;
  /** A keyword of JSON Schema, from which the text in the reader's language is made. */
  keyword?: string;
  params?: Readonly<Record<string, unknown>>;
}

/** What the form reads from a problem document (RFC 9457), however the caller's client wraps it in an Error. */
export interface FormProblem {
  status: number;
  detail?: string;
  errors: readonly FieldIssue[];
}

/** Null when `error` is no problem document. */
export function readProblem(error: unknown): FormProblem | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('status' in error)) return null;
  if (typeof error.status !== 'number') return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors.filter(isFieldIssue) : [];
  return { status: error.status, errors, ...(detail === undefined ? {} : { detail }) };
}

function isFieldIssue(value: unknown): value is FieldIssue {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && typeof value.path === 'string' && 'message' in value && typeof value.message === 'string';
}
