import { keepPreviousData, query, useListState, useQuery } from '@parapet/sdk';
import { useSeededText } from '@parapet/domain-ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useAssetBulk } from '../../items/bulk/use-asset-bulk.ts';
import { ItemFilters } from '../../items/list/item-filters.tsx';
import { assetList } from '../../items/list/item-lists.ts';
import { ItemTable } from '../../items/list/item-table.tsx';
import { useItemColumns } from '../../items/list/use-item-columns.tsx';
import { useDeleteItem } from '../../items/use-delete-item.tsx';
import { useLinkNames } from '../../items/list/use-link-names.ts';
import { AssetPanel } from './asset-panel.tsx';
import { assetColumns } from './asset-columns.tsx';

/** All assets, with one of them beside the list. */
export function AssetsTab() {
  const t = useTexts();
  const seeded = useSeededText();
  const list = useListState(assetList);
  const { q, category, property_id } = list.filters;
  const assets = useQuery({ ...query('listAssets', { ...list.request }), placeholderData: keepPreviousData });
  // Those of the asset templates. They are few, so one response has all of them.
  const categories = useQuery(query('listAssetTemplateCategories', { limit: 200 }));
  const columns = useItemColumns(list.hrefOf, list.opened !== '', assetColumns);
  const nameOf = useLinkNames({ properties: property_id });
  const remove = useDeleteItem('assets', list);
  const bulk = useAssetBulk({ filter: list.filterRequest, total: assets.data?.total });
  const chips = list.chips(
    (name) => t(`items.filter.${name}`),
    (name, text) => (name === 'property_id' ? nameOf(text) : name === 'category' ? seeded(text) : text),
  );
  const rows = assets.data?.items ?? [];
  return (
    <ItemTable
      kind="assets"
      list={list}
      items={assets}
      columns={columns}
      chips={chips}
      bulk={bulk}
      remove={remove}
      panel={<AssetPanel list={list} rows={rows} onDelete={remove.ask} />}
      toolbar={
        <ItemFilters
          searchLabel={t('assets.search')}
          q={q}
          onSearch={(text) => list.setFilters({ q: text })}
          chips={chips}
          onClear={list.clear}
          filter={{
            label: t('items.filter.category'),
            any: t('items.all-categories'),
            options: (categories.data?.items ?? []).map((value) => ({ value, label: seeded(value) })),
            value: category,
            onChange: (value) => list.setFilters({ category: value }),
          }}
        />
      }
    />
  );
}
