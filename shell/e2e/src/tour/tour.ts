/** Every page there is, in every state that looks different, in every view. */
import { OTHERS } from './other-states.ts';
import { OUTSIDE } from './outside.ts';
import { FLOWS } from './flow-states.ts';
import type { Language, PageState } from './page-state.ts';
import { RISKS } from './risk-states.ts';

export const STATES: readonly PageState[] = [...OUTSIDE, ...RISKS, ...FLOWS, ...OTHERS];

export interface View {
  name: string;
  width: 1280 | 390;
  language: Language;
}

/** German has the longest words, which matters on the narrow page. */
export const VIEWS: readonly View[] = [
  { name: '1280 px', width: 1280, language: 'en' },
  { name: '390 px', width: 390, language: 'en' },
  { name: '390 px in German', width: 390, language: 'de' },
];
