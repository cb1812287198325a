import { useT, type TextName } from '@parapet/sdk';
import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** The names that {@link useTexts} takes. A text with plural forms has one name for all of them. */
export type TextId = TextName<TextKey>;

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<TextKey>('risk-flow');
}
