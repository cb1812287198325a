import type { RiskFlow } from '@parapet/contracts';
import type { ApiError } from '@parapet/sdk';
import type { RefusedValue } from '@parapet/sdk/saving';
import { useCallback, useState } from 'react';
import { changesTo, type Edited, type FlowChanges } from './flow-changes.ts';

/** Assets that the service did not let in. */
export interface AssetRefusal {
  ids: readonly string[];
  error: ApiError;
}

interface RefusedAssets {
  refusal: AssetRefusal | null;
  /** The person chooses again. */
  clear: () => void;
}

/** Takes the refused assets out of the changes, so that the selection on the screen is the one that is stored. */
export function useRefusedAssets(
  refused: RefusedValue | undefined,
  setEdited: (change: (now: Edited<RiskFlow, FlowChanges>) => Edited<RiskFlow, FlowChanges>) => void,
  { selected_assets }: RiskFlow,
): RefusedAssets {
  const [handled, setHandled] = useState<RefusedValue>();
  const [refusal, setRefusal] = useState<AssetRefusal | null>(null);
  if (refused !== undefined && refused !== handled && Array.isArray(refused.value)) {
    const ids = refused.value.map(String).filter((id) => !selected_assets.includes(id));
    setHandled(refused);
    setRefusal({ ids, error: refused.error });
    setEdited((now) => {
      const chosen = now.changes.selected_assets ?? now.record.selected_assets;
      // Without new ones, the service refuses the removal of some.
      const remaining = ids.length === 0 ? now.record.selected_assets : chosen.filter((id) => !ids.includes(id));
      return { ...now, changes: changesTo(now.record, { ...now.changes, selected_assets: remaining }) };
    });
  }
  return { refusal, clear: useCallback(() => setRefusal(null), []) };
}
