import { fr as page } from './page/fr.ts';
import { fr as items } from './items/fr.ts';
import { fr as templates } from './templates/fr.ts';
import { fr as grc } from './grc/fr.ts';
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = { ...page, ...items, ...templates, ...grc };
