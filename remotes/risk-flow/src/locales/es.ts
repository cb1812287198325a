import { es as start } from './start/es.ts';
import { es as flow } from './flow/es.ts';
import { es as assets } from './assets/es.ts';
import { es as review } from './review/es.ts';
import { es as treatment } from './treatment/es.ts';
import { es as edit } from './edit/es.ts';
import { es as report } from './report/es.ts';
import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  ...start,
  ...flow,
  ...assets,
  ...review,
  ...treatment,
  ...edit,
  ...report,
};
