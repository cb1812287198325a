import type { DateOrder } from '@parapet/contracts';
import { regionalLocale } from '@parapet/contracts/rules';
import { createContext, useContext } from 'react';
import { fill, type KitLocale, type KitText, type TextKey } from '../locales/texts.ts';
import type { DescribeError } from './error-description.ts';
import type { LinkComponent } from './link.ts';

export interface Kit {
  locale: KitLocale;
  dateOrder: DateOrder | undefined;
  t: KitText;
  /** Writes numbers as the person's language does. */
  numbers: Intl.NumberFormat;
  Link: LinkComponent;
  describeError: DescribeError;
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

/** How errors read, as given to UiProvider. */
export function useDescribeError(): DescribeError {
  return useKit().describeError;
}

/** Numbers as the person's language writes them, e.g. 10,000. */
export function useNumbers(): Intl.NumberFormat {
  return useKit().numbers;
}

/** The kit's own texts in the person's language; `{name}` in a text is filled from `values`, numbers with separators. */
export function useTexts(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { t, numbers } = useKit();
  return (key, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]);
    return fill(t(key), Object.fromEntries(written));
  };
}

/** The person's regional variant of the kit's language (`en-GB` writes the day before the month). */
export function useLocale(): string {
  const { locale, dateOrder } = useKit();
  return regionalLocale(locale, navigator.languages, dateOrder);
}
