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

interface RefusedAssets {
  refusal: AssetRefusal | null;
  /** The person chooses again. */
  clear: () => void;
}

/** Takes the refused assets out of the changes, so that the selection on the screen is the one that is stored. */
export function useRefusedAssets(
  refused: RefusedValue | undefined,
  change: (changes: (flow: RiskFlow) => FlowChanges) => void,
  { selected_assets }: RiskFlow,
): RefusedAssets {
  const [refusal, setRefusal] = useState<AssetRefusal | null>(null);
  const handle = useEffectEvent(({ value, error }: RefusedValue) => {
    if (!Array.isArray(value)) return;
    const ids = value.map(String).filter((id) => !selected_assets.includes(id));
    setRefusal({ ids, error });
    // Without new ones, the service refuses the removal of some.
    change((flow) => ({
      selected_assets: ids.length === 0 ? selected_assets : flow.selected_assets.filter((id) => !ids.includes(id)),
    }));
  });
  useEffect(() => {
    if (refused !== undefined) handle(refused);
  }, [refused]);
  return { refusal, clear: useCallback(() => setRefusal(null), []) };
}
