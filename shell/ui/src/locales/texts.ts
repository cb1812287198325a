import type { TextKey } from './en.ts';

export type { TextKey, Texts } from './en.ts';
export type KitLocale = 'en' | 'es' | 'fr' | 'de';

/** The kit's own texts in the person's language; names like `{count}` in a text are not filled. */
export type KitText = (key: TextKey) => string;

/** Fills `{name}` in a text; a name without a value stays as it is, so that it is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
