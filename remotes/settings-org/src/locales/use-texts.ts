import { useT } from '@parapet/sdk';
import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<TextKey>('settings-org');
}
