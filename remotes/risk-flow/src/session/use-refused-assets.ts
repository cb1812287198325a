import type { RiskFlow } from '@parapet/contracts';
import type { ApiError } from '@parapet/sdk';
import type { RefusedValue } from '@parapet/sdk/saving';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FlowChanges } from './flow-changes.ts';

/** Assets that the service did not let in. */
export interface AssetRefusal {
  ids: readonly string[];
  error: ApiError;
}

/** Takes the refused assets out of the changes, so that the selection on the screen is the one that is stored. `clear` is for when the person chooses again. */
export function useRefusedAssets(
  refused: RefusedValue | undefined,
  change: (changes: (flow: RiskFlow) => FlowChanges) => void,
  { selected_assets }: RiskFlow,
) {
  const [handled, setHandled] = useState<RefusedValue>();
  const [refusal, setRefusal] = useState<AssetRefusal | null>(null);
  const refusedIds = ({ value }: RefusedValue) =>
    Array.isArray(value) ? value.map(String).filter((id) => !selected_assets.includes(id)) : null;
  if (refused !== undefined && refused !== handled) {
    const ids = refusedIds(refused);
    setHandled(refused);
    if (ids !== null) setRefusal({ ids, error: refused.error });
  }
  const takeOut = useEffectEvent((ids: readonly string[]) =>
    // Without new ones, the service refuses the removal of some.
    change((flow) => ({
      selected_assets: ids.length === 0 ? selected_assets : flow.selected_assets.filter((id) => !ids.includes(id)),
    })),
  );
  useEffect(() => {
    if (refusal !== null) takeOut(refusal.ids);
  }, [refusal]);
  return { refusal, clear: useCallback(() => setRefusal(null), []) };
}
