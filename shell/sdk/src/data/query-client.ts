import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './failures/api-error.ts';

/** Retries only failures that may pass by themselves, and only while the browser is online. A retry cannot change a refusal (4xx). */
function worthRetrying(failures: number, error: unknown): boolean {
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return passing && failures < 2 && navigator.onLine;
}

/**
 * @param onUnhandled called for a failed mutation that nobody handles: one without `onError`, and without `meta: { handled: true }`
 */
export function createQueryClient(onUnhandled: (error: unknown) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta, options }) => {
        if (meta?.['handled'] !== true && options.onError === undefined) onUnhandled(error);
      },
    }),
    defaultOptions: {
      // Without a connection a query or a change fails at once and says so, instead of waiting silently. Queries are fetched when it is back.
      queries: {
        retry: worthRetrying,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        // By default a query renders only for what was read of it before. What reads its failure may come later, as the content of a dialog does
        // whose code is still loading, and would then never learn of it.
        notifyOnChangeProps: 'all',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
