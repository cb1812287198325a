import { useT } from '@parapet/sdk';
import type { auditTexts } from './audit/en.ts';
import type { en } from './en.ts';
import type { releaseTexts } from './releases/en.ts';

export type TextKey = keyof typeof en | keyof typeof auditTexts | keyof typeof releaseTexts;

/** The texts of this remote in the language in force. Those of `page-texts.ts` are there on their page only. */
export function useTexts() {
  return useT<TextKey>('settings-org');
}
