import { createContext, useContext } from 'react';
import { fill, type KitLocale, type TextKey, type Texts } from '../locales/texts.ts';
import type { LinkComponent } from './link.ts';

export interface Kit {
  locale: KitLocale;
  texts: Texts;
  Link: LinkComponent;
}

export const KitContext = createContext<Kit | null>(null);

function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('Components of @parapet/ui need a UiProvider around them');
  return kit;
}

/** The router's link, as given to UiProvider. */
export function useLinkComponent(): LinkComponent {
  return useKit().Link;
}

/** The kit's own texts in the person's language; `{name}` in a text is filled from `values`. */
export function useTexts(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { texts } = useKit();
  return (key, values) => fill(texts[key], values);
}

/** The person's own kind of the kit's language, where the browser knows it (`en-GB` writes the day before the month). */
export function useLocale(): string {
  const { locale } = useKit();
  return navigator.languages.find((language) => language.split('-')[0] === locale) ?? locale;
}

/** Writes a number as the person's language does: 10,000 or 10.000. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (value) => format.format(value);
}
