/** How an error reads; the host decides, since the kit knows no API. */
export interface ErrorDescription {
  /** `signed-out`: the host asks the person to sign in again, and fetches everything afterwards. */
  kind: 'failed' | 'offline' | 'forbidden' | 'not-found' | 'signed-out';
  /** In the person's language. */
  message?: string | undefined;
  /** Helps support to find the request. */
  requestId?: string | undefined;
}

/** @param failed what failed, for errors that give no reason */
export type DescribeError = (error: unknown, failed?: string) => ErrorDescription;

/** Used by default, when the host gives no `describeError`. */
export const plainDescription: DescribeError = (_error, message) => ({ kind: 'failed', message });
