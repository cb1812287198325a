/** The list of assets to choose from, page after page. */
import { ASSET_RISK_LEVELS, ASSET_STATUSES, ASSET_TYPES, type Asset, type AssetTemplate } from '@parapet/contracts';
import { keepPreviousData, pagedQuery, query, useInfiniteQuery, useQuery, useUrlState } from '@parapet/sdk';

/** Rows of one page. */
const PAGE = 50;

export interface AssetFilters {
  q: string;
  type: readonly string[];
  level: readonly string[];
  status: readonly string[];
}

/** The filters, in the address of the page. */
export function useAssetFilters() {
  const [q, setQ] = useUrlState('q', '');
  const [type, setType] = useUrlState('type', []);
  const [level, setLevel] = useUrlState('level', []);
  const [status, setStatus] = useUrlState('asset-status', []);
  const filters: AssetFilters = { q, type, level, status };
  const reset = () => {
    setQ('');
    setType([]);
    setLevel([]);
    setStatus([]);
  };
  const isFiltered = q !== '' || type.length + level.length + status.length > 0;
  return { filters, setQ, setType, setLevel, setStatus, reset, isFiltered };
}

export function useAssets({ q, type, level, status }: AssetFilters) {
  const risk_level = ASSET_RISK_LEVELS.filter((one) => level.includes(one));
  const found = useInfiniteQuery({
    ...pagedQuery('listAssets', {
      limit: PAGE,
      sort: 'name',
      ...(q !== '' && { q }),
      ...(type.length > 0 && { type: [...type] }),
      ...(risk_level.length > 0 && { risk_level }),
      ...(status.length > 0 && { status: [...status] }),
    }),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(query('listAssets', { limit: 1 }));
  const assets: readonly Asset[] = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return { found, assets, total: found.data?.pages[0]?.total ?? 0, all: all.data?.total ?? null };
}

const optionsOf = (templates: readonly AssetTemplate[], field: string, own: readonly string[]) => [
  ...new Set([
    ...own,
    ...templates.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === field).flatMap(({ options }) => options ?? []),
    ),
  ]),
];

/** Types and statuses to filter by: the ones that assets without a template can have, and the options of all templates. */
export function useAssetWords() {
  const { data } = useQuery({ ...query('listAssetTemplates', { limit: 200 }), staleTime: 5 * 60_000 });
  const templates = data?.items ?? [];
  return { types: optionsOf(templates, 'type', ASSET_TYPES), statuses: optionsOf(templates, 'status', ASSET_STATUSES) };
}
