import { useT, type TextName } from '@parapet/sdk';
import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** What {@link useTexts} takes: of a text with plural forms, its name without them. */
export type TextId = TextName<TextKey>;

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<TextKey>('risk-flow');
}
