import { keepPreviousData, useCan, useQuery } from '@parapet/sdk';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import type { ItemFormKind } from './item-form-kinds.ts';
import { itemName, itemsQuery, MOST_IDS } from './item-queries.ts';

/**
 * Names of assets, properties or scenarios by id. Up to 100 that are not known are read, if the person may: these are empty until they
 * have arrived. One that is gone, or may not be seen, reads 'Unknown'.
 * @param known names by id, e.g. those of a risk
 */
export function useItemNames(
  kind: ItemFormKind,
  ids: readonly string[],
  known: Readonly<Record<string, string>> = {},
): (id: string) => string {
  const t = useDomainTexts();
  const { allowed } = useCan()('assets', 'read');
  const asked = ids.filter((id) => known[id] === undefined).toSorted();
  const found = useQuery({
    ...itemsQuery(kind, { limit: MOST_IDS, id: asked }),
    enabled: allowed && asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map(found.data?.items.map((item): [string, string] => [item.id, itemName(item)]));
  return (id) => known[id] ?? names.get(id) ?? (found.isLoading || found.isPlaceholderData ? '' : t('value.unknown'));
}
