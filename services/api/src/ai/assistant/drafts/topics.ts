/** Finds topics, categories and types of assets in a text, by whole words in its language. */
import { languageOf } from './language.ts';
import { textOf, without, type Text } from './phrases.ts';
import { vocabularyOf } from './vocabulary.ts';
import type { Language } from '@parapet/contracts';
import { ASSET_TYPES, type AssetType } from '../catalog/asset-types.ts';
import { CATEGORIES, TOPICS_OF } from '../catalog/categories.ts';
import { TOPICS, type Topic } from '../catalog/control.ts';

const read = (text: string | Text) => (typeof text === 'string' ? textOf(text) : text);

/** @param hint language of the text if its words do not show it */
export function topicsOf(text: string | Text, hint?: Language): Topic[] {
  const found = read(text);
  const vocabulary = vocabularyOf(languageOf(found, hint));
  return TOPICS.filter((topic) => vocabulary.topic(topic).in(found));
}

/** The topics of a category of risks; [] for an unknown one. @param hint as in {@link topicsOf} */
export function categoryTopics(category: string, hint?: Language): Topic[] {
  const text = textOf(category);
  const vocabulary = vocabularyOf(languageOf(text, hint));
  const named = CATEGORIES.filter((one) => vocabulary.category(one).in(text));
  return [...new Set([...named.flatMap((one) => TOPICS_OF[one]), ...topicsOf(text, hint)])];
}

/** The types of assets in a text, the most specific first. @param hint as in {@link topicsOf} */
export function assetTypesOf(text: string | Text, hint?: Language): AssetType[] {
  let left = read(text);
  const vocabulary = vocabularyOf(languageOf(left, hint));
  return ASSET_TYPES.filter((type) => {
    const spans = vocabulary.asset(type).spans(left);
    if (spans.length > 0) left = without(left, spans);
    return spans.length > 0;
  });
}
