import { es as page } from './page/es.ts';
import { es as items } from './items/es.ts';
import { es as templates } from './templates/es.ts';
import { es as grc } from './grc/es.ts';
import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = { ...page, ...items, ...templates, ...grc };
