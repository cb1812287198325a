import type { Risk, RiskBulk } from '@parapet/contracts';
import { useBulkChange, type BulkChange, type BulkSelection, type BulkStep } from '@parapet/domain-ui/changes';
import { callOperation, useOperation } from '@parapet/sdk';

export type RiskChange = BulkChange<RiskBulk>;

/** Changes many risks at once. */
export function useRiskChange() {
  const { mutateAsync } = useOperation('bulkRisks');
  const bulk = useBulkChange<RiskBulk>({ send: mutateAsync, list: (query) => callOperation('listRisks', query) });
  return {
    ...bulk,
    /** @param known risks on the screen, whose former status the undo of an archiving restores */
    change: (
      change: RiskChange,
      selection: BulkSelection,
      known: readonly Risk[],
      says?: (count: number) => string,
    ) => {
      const undoAlso = (done: ReadonlySet<string>): readonly BulkStep<RiskBulk>[] => {
        if (change.action !== 'archive') return [];
        const former = Map.groupBy(
          known.filter(({ id, status }) => done.has(id) && status !== 'open' && status !== 'archived'),
          ({ status }) => status,
        );
        return [...former].map(([status, risks]) => ({
          change: { action: 'update', set: { status } },
          ids: risks.map(({ id }) => id),
        }));
      };
      return bulk.change(change, selection, { undoAlso, ...(says && { says }) });
    },
  };
}
