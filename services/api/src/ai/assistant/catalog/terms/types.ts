/** The words by which the topics, types of assets and categories of the catalog are described. */
import type { AssetType } from '../asset-types.ts';
import type { Category } from '../categories.ts';
import type { Topic } from '../control.ts';

/** Phrases between commas. A star stands for any beginning or ending of a word, two dots for up to five words. */
export interface CatalogTerms {
  topics: Readonly<Record<Topic, string>>;
  categories: Readonly<Record<Category, string>>;
  assets: Readonly<Record<AssetType, string>>;
}
