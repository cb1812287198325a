import { de as start } from './start/de.ts';
import { de as flow } from './flow/de.ts';
import { de as assets } from './assets/de.ts';
import { de as review } from './review/de.ts';
import { de as treatment } from './treatment/de.ts';
import { de as edit } from './edit/de.ts';
import { de as report } from './report/de.ts';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...start,
  ...flow,
  ...assets,
  ...review,
  ...treatment,
  ...edit,
  ...report,
};
