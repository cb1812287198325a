/** Finds controls of the catalog for any words: by the topics and kinds of assets that they name, else by the words themselves. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import { CATALOG, controlById } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { wordsOf } from '../words.ts';
import { controlsFor } from './fitting.ts';

let index: MiniSearch<Control> | undefined;

function byWords(text: string, limit: number): Control[] {
  if (index === undefined) {
    index = new MiniSearch<Control>({
      fields: ['title', 'summary'],
      tokenize: (words) => wordsOf(words).map(({ stem }) => stem),
      searchOptions: { boost: { title: 2 }, prefix: (term) => term.length > 4 },
    });
    index.addAll(CATALOG);
  }
  return index
    .search(text)
    .slice(0, limit)
    .flatMap(({ id }) => controlById(String(id)) ?? []);
}

/** @param language of the text if its words do not show it */
export function findControls(text: string, language: Language, limit: number): Control[] {
  const found = controlsFor({ text, assetType: text, language }, limit);
  return found.length > 0 ? found : byWords(text, limit);
}
