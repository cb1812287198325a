import { de as page } from './page/de.ts';
import { de as items } from './items/de.ts';
import { de as templates } from './templates/de.ts';
import { de as grc } from './grc/de.ts';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = { ...page, ...items, ...templates, ...grc };
