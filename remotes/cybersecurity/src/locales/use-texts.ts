import { useT } from '@parapet/sdk';
import type { en } from './en.ts';

/** Plural forms are asked for without their ending, together with a `count`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type TextKey = WithoutPlural<keyof typeof en>;

/** The texts of this remote in the language in force. */
export function useTexts() {
  return useT<TextKey>('cybersecurity');
}
