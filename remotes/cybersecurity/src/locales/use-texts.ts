import { useT, type TextName } from '@parapet/sdk';
import type { en } from './en.ts';

export type TextKey = TextName<keyof typeof en>;

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<TextKey>('cybersecurity');
}
