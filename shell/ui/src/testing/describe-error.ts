import type { DescribeError, ErrorDescription } from '../provider/error-description.ts';

const KINDS: readonly ErrorDescription['kind'][] = ['failed', 'offline', 'forbidden', 'not-found', 'signed-out'];

/** For tests and stories: errors have the kind that their field `kind` names. */
export const describeByKind: DescribeError = (error, failed) => {
  const kind = KINDS.find((one) => error instanceof Error && 'kind' in error && error.kind === one) ?? 'failed';
  return { kind, ...(kind === 'failed' && { message: failed, requestId: 'req-7f3a' }) };
};
