/** What the form reads from a problem document (RFC 9457), however the caller's client wraps it in an Error. */
export interface FormProblem {
  status: number;
  detail?: string;
  errors: readonly { path: string; message: string }[];
}

/** Null when `error` is no problem document. */
export function readProblem(error: unknown): FormProblem | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('status' in error)) return null;
  if (typeof error.status !== 'number') return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors.filter(isFieldError) : [];
  return { status: error.status, errors, ...(detail === undefined ? {} : { detail }) };
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && typeof value.path === 'string' && 'message' in value && typeof value.message === 'string';
}

/** First segment of a JSON pointer: `/title` and `/title/0` are about `title`. */
export function fieldOf(pointer: string): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}
