/** Every page there is, in every state that looks different, in every view. */
import { OTHERS } from './other-states.ts';
import { OUTSIDE } from './outside.ts';
import type { Language, PageState } from './page-state.ts';
import { RISKS } from './risk-states.ts';

export const STATES: readonly PageState[] = [...OUTSIDE, ...RISKS, ...OTHERS];

export interface View {
  width: 1280 | 390;
  colorScheme: 'light' | 'dark';
  language: Language;
}

/** German has the longest words, which fit the narrow page if they fit anywhere. */
export const VIEWS: readonly View[] = [
  { width: 1280, colorScheme: 'light', language: 'en' },
  { width: 1280, colorScheme: 'dark', language: 'en' },
  { width: 390, colorScheme: 'light', language: 'en' },
  { width: 390, colorScheme: 'dark', language: 'en' },
  { width: 390, colorScheme: 'light', language: 'de' },
];

export function nameOf({ width, colorScheme, language }: View): string {
  return `${width}-${colorScheme}-${language}`;
}

export function contextOf({ width, colorScheme }: View) {
  return { viewport: { width, height: 800 }, isMobile: width < 768, colorScheme };
}
