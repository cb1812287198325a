import type { OperationResult, PagedId, QueryId } from '@parapet/contracts/client';
import type { DataTag } from '@tanstack/react-query';
import { callWithSignal, type InputArgs } from './call.ts';
import { withOrganization, type CallInput } from './organization.ts';

/** Options of `useQuery`, `useQueries` and `queryClient.fetchQuery`. */
export interface OperationQuery<Id extends QueryId> {
  queryKey: DataTag<readonly [Id, object], OperationResult<Id>, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<OperationResult<Id>>;
}

/** A key that knows the type of its data. */
function keyOf<Id extends QueryId>(id: Id, input: object): OperationQuery<Id>['queryKey'] {
  // The tag exists in types only.
  return [id, input] as const as OperationQuery<Id>['queryKey'];
}

/**
 * Reads an operation: `useQuery(query('getRisk', { id }))`. The organization of the session is added. Its key `[operationId, input]` determines which changes invalidate the answer
 * (see `dependents.ts`).
 */
export function query<Id extends QueryId>(id: Id, ...[given]: InputArgs<Id>): OperationQuery<Id> {
  const input = withOrganization(id, given);
  return { queryKey: keyOf(id, input), queryFn: ({ signal }) => callWithSignal(id, input, signal) };
}

/** Options of `useInfiniteQuery`. */
export interface PagesQuery<Id extends PagedId> {
  queryKey: readonly [Id, object, 'pages'];
  queryFn: (context: { pageParam: string; signal: AbortSignal }) => Promise<OperationResult<Id>>;
  initialPageParam: string;
  getNextPageParam: (page: { next_cursor: string | null }) => string | null;
}

/** Reads a list, page after page: `useInfiniteQuery(pagedQuery('listAssets', { limit }))`. */
export function pagedQuery<Id extends PagedId>(id: Id, given: Omit<CallInput<Id>, 'cursor'>): PagesQuery<Id> {
  const input = withOrganization(id, given);
  return {
    queryKey: [id, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callWithSignal(id, { ...input, ...(pageParam !== '' && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  };
}
