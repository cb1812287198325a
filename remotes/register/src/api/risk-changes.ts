/** How this remote changes risks. */
import type { Risk, RiskCreate } from '@parapet/contracts';
import { api, ApiError, dataOf, useMutation, useQueryClient } from '@parapet/sdk';
import { outdateRisk, refreshRisks } from './risk-queries.ts';

/**
 * Id of the organisation as the server knows it now; null when the person belongs to none. Asked before a risk is
 * created, because the person may have been moved since the page was opened.
 * @throws {ApiError}
 */
export async function currentOrganizationId(): Promise<string | null> {
  try {
    return (await dataOf(api.GET('/api/me'))).organizationId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** @throws {ApiError} from `mutateAsync`; its field errors belong to the form */
export function useCreateRisk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RiskCreate) => dataOf(api.POST('/api/risks', { body })),
    onSuccess: () => refreshRisks(queryClient),
  });
}

/** Deletes the version that the person saw: when somebody changed the risk since, the server refuses (412). */
export function useDeleteRisk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Risk, 'id' | 'version'>) =>
      api.DELETE('/api/risks/{id}', { params: { path: { id }, header: { 'if-match': `"${version}"` } } }),
    onSuccess: async (_, { id }) => {
      await outdateRisk(queryClient, id, 'when shown');
      void refreshRisks(queryClient);
    },
    onError: (_, { id }) => void outdateRisk(queryClient, id, 'at once'),
  });
}
