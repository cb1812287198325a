import type { Archived } from '../../schemas/list.ts';

/**
 * The statuses that a list contains: combines the filter by status with `archived` (D34): a record is listed when both allow it.
 * @param statuses all statuses of this kind of record
 * @returns undefined when every status is listed
 */
export function listedStatuses<S extends string>(
  statuses: readonly S[],
  { status, archived = 'include' }: { status?: readonly S[] | undefined; archived?: Archived | undefined },
): S[] | undefined {
  if (status === undefined && archived === 'include') return undefined;
  return (status ?? statuses).filter((one) => archived === 'include' || (one === 'archived') === (archived === 'only'));
}
