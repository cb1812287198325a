/** Reads assets, properties and risk scenarios, whichever kind is asked for. */
import { pagedQuery, query } from '@parapet/sdk';
import type { ItemFormKind } from './item-form-kinds.ts';

const READ = { assets: 'getAsset', properties: 'getProperty', scenarios: 'getRiskScenario' } as const;
const LIST = { assets: 'listAssets', properties: 'listProperties', scenarios: 'listRiskScenarios' } as const;

/** Ids that a list call takes. */
export const MOST_IDS = 100;

interface ItemsInput {
  limit: number;
  /** Words to look for; '' for none. */
  q?: string;
  id?: readonly string[];
}

const requestOf = (kind: ItemFormKind, { limit, q = '', id }: ItemsInput) => ({
  limit,
  sort: kind === 'scenarios' ? ('title' as const) : ('name' as const),
  ...(q !== '' && { q }),
  ...(id && { id: id.slice(0, MOST_IDS) }),
});

export const itemName = (item: { name: string } | { title: string }): string =>
  'title' in item ? item.title : item.name;

export const itemQuery = (kind: ItemFormKind, id: string) => query(READ[kind], { id });

/** Items of one kind by name. */
export const itemsQuery = (kind: ItemFormKind, input: ItemsInput) => query(LIST[kind], requestOf(kind, input));

/** The same page after page, for `useInfiniteQuery`. */
export const itemPages = (kind: ItemFormKind, input: ItemsInput) => pagedQuery(LIST[kind], requestOf(kind, input));
