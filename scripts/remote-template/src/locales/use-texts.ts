import { useT } from '@parapet/sdk';
import type { en } from './en.ts';

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<keyof typeof en>('__NAME__');
}
