import { useT } from '@parapet/sdk';
import type { AddRiskText } from './add-risk/en.ts';
import type { connections } from './connections/en.ts';
import type { dashboardEn } from './dashboard/en.ts';
import type { en } from './en.ts';

export type TextKey = keyof typeof en | keyof typeof connections | keyof typeof dashboardEn | AddRiskText;

/** The texts of this remote in the language in force. Those of `page-texts.ts` are there on their page only. */
export function useTexts() {
  return useT<TextKey>('register');
}
