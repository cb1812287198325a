import { useLocale, useQuery, type LocaleLoaders, type Messages } from '@parapet/sdk';
import { useCallback } from 'react';

const NONE: Messages = {};

/** Translations by English text. English is what is stored, so it has no map. */
export const seededLoaders: LocaleLoaders = {
  en: async () => NONE,
  es: () => import('./es/all.ts').then((module) => module.es),
  fr: () => import('./fr/all.ts').then((module) => module.fr),
  de: () => import('./de/all.ts').then((module) => module.de),
};

/**
 * Shows stored values, names and questions in the reader's language if they are the product's own: `seeded(risk.category)`. A text that a
 * person wrote stays as it is. Until the translations are loaded, texts are in English.
 */
export function useSeededText(): (text: string) => string {
  const locale = useLocale();
  const { data: texts = NONE } = useQuery({
    queryKey: ['seeded-texts', locale],
    queryFn: seededLoaders[locale],
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
  return useCallback((text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text), [texts]);
}
