import { en as page } from './page/en.ts';
import { en as items } from './items/en.ts';
import { en as templates } from './templates/en.ts';
import { en as grc } from './grc/en.ts';

export const en = { ...page, ...items, ...templates, ...grc };
