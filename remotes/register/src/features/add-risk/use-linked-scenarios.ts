import type { OperationResult } from '@parapet/contracts/client';
import { callOperation, useCan, useQueries } from '@parapet/sdk';
import { MOST_IDS } from '@parapet/domain-ui';
import { useEffect, useEffectEvent } from 'react';
import { MOST_ITEMS } from './linked-scenarios.ts';
import type { Picked, PickedAsset } from './picked-items.ts';

/** Rows of one page. */
const PAGE = 200;

/** Asks the assets of which it is not known yet which scenarios they bring along. */
export function useLinkedScenarios(
  assets: readonly PickedAsset[],
  onLinked: (id: string, scenarios: readonly Picked[]) => void,
) {
  const { allowed } = useCan()('assets', 'read');
  const unknown = assets.filter(({ scenarios }) => scenarios === null);
  const asked = useQueries({
    queries: unknown.map(({ id }) => ({
      queryKey: ['scenariosOfAsset', id],
      queryFn: () => scenariosOf(id),
      enabled: allowed,
      // Asked again when the asset is selected again: nothing says when such an answer is out of date.
      gcTime: 0,
    })),
  });
  const known = useEffectEvent(() =>
    unknown.forEach(({ id }, at) => {
      const found = asked[at]?.data;
      if (found !== undefined) onLinked(id, found);
    }),
  );
  const loaded = unknown.filter((_, at) => asked[at]?.data !== undefined).map(({ id }) => id);
  const key = loaded.join();
  useEffect(() => {
    if (key !== '') known();
  }, [key]);
  return {
    /** Some assets are being asked what they bring along. */
    loading: asked.some(({ isLoading }) => isLoading) || loaded.length > 0,
    /** Assets that could not be asked. */
    failed: unknown.filter((_, at) => asked[at]?.isError === true),
    retry: () => asked.forEach((one) => one.isError && void one.refetch()),
  };
}

/** The scenarios of the properties of an asset, each once; not more than a risk can have. */
async function scenariosOf(id: string): Promise<readonly Picked[]> {
  const { linked_properties } = await callOperation('getAsset', { id });
  const found = new Map<string, Picked>();
  for (let at = 0; at < linked_properties.length; at += MOST_IDS) {
    const property_id = linked_properties.slice(at, at + MOST_IDS);
    let cursor: string | null = '';
    while (cursor !== null && found.size < MOST_ITEMS) {
      const page: OperationResult<'listRiskScenarios'> = await callOperation('listRiskScenarios', {
        property_id,
        limit: PAGE,
        sort: 'title',
        ...(cursor !== '' && { cursor }),
      });
      for (const { id: scenario, title } of page.items) found.set(scenario, { id: scenario, name: title });
      cursor = page.next_cursor;
    }
  }
  return [...found.values()];
}
