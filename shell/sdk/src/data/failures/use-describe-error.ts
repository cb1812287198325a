import { useCallback } from 'react';
import { useT } from '../../locale/i18n.ts';
import { SDK_NAMESPACE } from '../../locale/locales.ts';
import { ApiError, isOffline } from './api-error.ts';
import { failureOf, type Failure } from './failure.ts';

/** The kind of an error and what to show of it, for the kit's `QueryView`. */
export interface FailureDescription extends Partial<Failure> {
  kind: 'failed' | 'offline' | 'forbidden' | 'not-found' | 'signed-out';
}

const KINDS = new Map<number, FailureDescription['kind']>([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [404, 'not-found'],
]);

/** Says how an error reads in the person's language. @param failed what failed, e.g. 'Failed to load risks.', for errors that give no reason */
export function useDescribeError(): (error: unknown, failed?: string) => FailureDescription {
  const t = useT(SDK_NAMESPACE);
  return useCallback(
    (error, failed) => {
      if (isOffline(error)) return { kind: 'offline', message: t('failure.offline') };
      const kind = (error instanceof ApiError ? KINDS.get(error.status) : undefined) ?? 'failed';
      if (kind === 'not-found') return { kind, message: t('failure.not-found') };
      // The kit has its own text for this kind, which says whom to ask for access.
      if (kind === 'forbidden' || kind === 'signed-out') return { kind };
      return { kind, ...failureOf(error, failed ?? t('failure.load')) };
    },
    [t],
  );
}
