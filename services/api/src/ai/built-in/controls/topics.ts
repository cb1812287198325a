/** Which topics, categories and types of assets a text names: by whole words, in the language of the text. */
import { languageOf } from '../reading/language.ts';
import { textOf, without, type Text } from '../reading/phrases.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Language } from '@parapet/contracts';
import { ASSET_TYPES, type AssetType } from './asset-types.ts';
import { CATEGORIES, TOPICS_OF } from './categories.ts';
import { TOPICS, type Topic } from './control.ts';

const read = (text: string | Text) => (typeof text === 'string' ? textOf(text) : text);

/** @param hint language of the text where its words do not tell */
export function topicsOf(text: string | Text, hint?: Language): Topic[] {
  const found = read(text);
  const vocabulary = vocabularyOf(languageOf(found, hint));
  return TOPICS.filter((topic) => vocabulary.topic(topic).in(found));
}

/** What the category of a risk says about controls; [] when it is none that is known. @param hint as in {@link topicsOf} */
export function categoryTopics(category: string, hint?: Language): Topic[] {
  const text = textOf(category);
  const vocabulary = vocabularyOf(languageOf(text, hint));
  const named = CATEGORIES.filter((one) => vocabulary.category(one).in(text));
  return [...new Set([...named.flatMap((one) => TOPICS_OF[one]), ...topicsOf(text, hint)])];
}

/** The types that a text names, the most specific first. @param hint as in {@link topicsOf} */
export function assetTypesOf(text: string | Text, hint?: Language): AssetType[] {
  let left = read(text);
  const vocabulary = vocabularyOf(languageOf(left, hint));
  return ASSET_TYPES.filter((type) => {
    const spans = vocabulary.asset(type).spans(left);
    if (spans.length > 0) left = without(left, spans);
    return spans.length > 0;
  });
}
