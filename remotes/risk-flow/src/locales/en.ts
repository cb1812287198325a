import { en as start } from './start/en.ts';
import { en as flow } from './flow/en.ts';
import { en as assets } from './assets/en.ts';
import { en as review } from './review/en.ts';
import { en as treatment } from './treatment/en.ts';
import { en as edit } from './edit/en.ts';
import { en as report } from './report/en.ts';

export const en = { ...start, ...flow, ...assets, ...review, ...treatment, ...edit, ...report };
