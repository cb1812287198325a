import { useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, query, useListState, useQuery } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';
import { usePropertyBulk } from '../../items/bulk/use-property-bulk.ts';
import { ItemFilters } from '../../items/list/item-filters.tsx';
import { propertyList } from '../../items/list/item-lists.ts';
import { ItemTable } from '../../items/list/item-table.tsx';
import { useItemColumns } from '../../items/list/use-item-columns.tsx';
import { useDeleteItem } from '../../items/use-delete-item.tsx';
import { useLinkNames } from '../../items/list/use-link-names.ts';
import { useUsedValues } from '../../items/list/use-used-values.ts';
import { PropertyPanel } from './property-panel.tsx';
import { propertyColumns } from './property-columns.tsx';

/** All properties, with one of them beside the list. */
export function PropertiesTab() {
  const t = useTexts();
  const seeded = useSeededText();
  const list = useListState(propertyList);
  const { q, category, asset_id, scenario_id } = list.filters;
  const properties = useQuery({ ...query('listProperties', { ...list.request }), placeholderData: keepPreviousData });
  const { options, onFind, loading } = useUsedValues('listPropertyCategories');
  const columns = useItemColumns(list.hrefOf, list.opened !== '', propertyColumns);
  const nameOf = useLinkNames({ assets: asset_id, scenarios: scenario_id });
  const remove = useDeleteItem('properties', list);
  const bulk = usePropertyBulk({ filter: list.filterRequest, total: properties.data?.total });
  const chips = list.chips(
    (name) => t(`items.filter.${name}`),
    (name, text) => (name === 'q' ? text : name === 'category' ? seeded(text) : nameOf(text)),
  );
  return (
    <ItemTable
      kind="properties"
      list={list}
      items={properties}
      columns={columns}
      chips={chips}
      bulk={bulk}
      remove={remove}
      panel={<PropertyPanel list={list} rows={properties.data?.items ?? []} onDelete={remove.ask} />}
      toolbar={
        <ItemFilters
          searchLabel={t('properties.search')}
          q={q}
          onSearch={(text) => list.setFilters({ q: text })}
          chips={chips}
          onClear={list.clear}
          filter={{
            label: t('items.filter.category'),
            any: t('items.all-categories'),
            options,
            value: category[0] ?? '',
            onChange: (value) => list.setFilters({ category: value === '' ? [] : [value] }),
            onFind,
            loading,
          }}
        />
      }
    />
  );
}
