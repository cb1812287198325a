import { itemName, itemsQuery, MOST_IDS } from '@parapet/domain-ui';
import { useQueries } from '@parapet/sdk';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';

/** Names of the records that a list is filtered by, by id. */
export function useLinkNames(filters: Readonly<Partial<Record<ItemKind, readonly string[]>>>): (id: string) => string {
  const found = useQueries({
    queries: ITEM_KINDS.filter((kind) => filters[kind]?.length).map((kind) =>
      itemsQuery(kind, { id: filters[kind] ?? [], limit: MOST_IDS }),
    ),
  });
  const names = new Map(found.flatMap(({ data }) => (data?.items ?? []).map((item) => [item.id, itemName(item)])));
  return (id) => names.get(id) ?? '…';
}
