/** What a question says, and what answers it. */
import type { Language, Level, Role } from '@parapet/contracts';
import type { Asked, Named } from '../asked.ts';
import type { Texts } from './texts/types.ts';
import type { Period, Status, Term } from './texts/values.ts';

/** What a question says. */
export interface Parameters {
  /** By the score of a risk (D35), or the risk level of an asset. */
  level?: Level;
  /** A person's judgment. */
  severity?: Level;
  status?: Status;
  /** `none` for nobody; also whom tasks and plans are assigned to. */
  owner?: 'me' | 'none' | Named;
  category?: string;
  domain?: Named;
  asset?: Named;
  risk?: Named;
  due?: 'overdue' | Period;
  changed?: Period;
  added?: Period;
  role?: Role;
  term?: Term;
  /** As in the catalog, e.g. `AC-2`. */
  control?: string;
  /** How many are to be named. */
  number?: string;
  /** Words that name no record. */
  text?: string;
}

export interface Question extends Asked {
  parameters: Parameters;
  language: Language;
  texts: Texts;
}
