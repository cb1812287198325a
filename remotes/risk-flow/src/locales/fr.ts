import { fr as start } from './start/fr.ts';
import { fr as flow } from './flow/fr.ts';
import { fr as assets } from './assets/fr.ts';
import { fr as review } from './review/fr.ts';
import { fr as treatment } from './treatment/fr.ts';
import { fr as edit } from './edit/fr.ts';
import { fr as report } from './report/fr.ts';
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  ...start,
  ...flow,
  ...assets,
  ...review,
  ...treatment,
  ...edit,
  ...report,
};
