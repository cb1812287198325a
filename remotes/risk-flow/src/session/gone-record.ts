/** A flow or a plan that was deleted while somebody works on it. */
import { isNotFound, useQueryClient } from '@parapet/sdk';
import type { Autosave } from '@parapet/sdk/saving';
import { useEffect } from 'react';
import { flowQuery, workspaceQuery } from '../api/flow-queries.ts';

/** Its state says nothing about saving: what is typed stays on the page only. */
export function notSaving(autosave: Autosave): Autosave {
  return { ...autosave, state: 'idle', failure: null, savedAt: null };
}

/** Reads the flow again when a save is refused because the record is not there: the event of the deletion may not have arrived. */
export function useReadWhenGone({ failure }: Autosave, flowId: string): void {
  const queries = useQueryClient();
  const isRefused = isNotFound(failure?.error);
  useEffect(() => {
    if (!isRefused) return;
    for (const { queryKey } of [flowQuery(flowId), workspaceQuery(flowId)])
      void queries.invalidateQueries({ queryKey });
  }, [isRefused, queries, flowId]);
}
