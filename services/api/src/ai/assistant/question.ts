/** What a question says, and what answers it. */
import type { Language, Level, Role } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OperationCaller } from '../../pipeline/operation-caller.ts';
import type { Texts } from './texts/types.ts';
import type { Period, Status, Term } from './texts/values.ts';

/** A record that a question names. */
export interface Named {
  id: string;
  name: string;
}

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
  /** Words that name no record. */
  text?: string;
}

export interface Asked {
  /** As it was asked. */
  asked: string;
  /** Calls operations as the person who asks. */
  ask: OperationCaller;
  organizationId: string;
  member: MemberDoc;
  /** The person's day, e.g. `2026-03-01`. */
  today: string;
  /** Their time zone, e.g. `Europe/Berlin`. */
  timeZone: string;
  /** Language of the person; the answer is in that of the question. */
  preferred: Language;
  /** The record that the page shows, or that was spoken of last. */
  here?: { risk?: Named; asset?: Named };
  /** A question that the assistant asked back about: what is asked now may be the rest of it. */
  before?: string | undefined;
}

export interface Question extends Asked {
  parameters: Parameters;
  language: Language;
  texts: Texts;
}

/** A kind of question that the assistant answers from the product's own operations. */
export interface Intent {
  /** What it makes use of. Names in the question are looked up in this order; the first kind that has such a record is taken. */
  takes: readonly (keyof Parameters)[];
  /** Without it there is no answer, so the person is asked for it. */
  needs?: 'risk' | 'asset' | 'text' | 'term' | 'control';
  /** @returns Markdown with links into the product @throws Problem as the operations answer it */
  answer(question: Question): Promise<string> | string;
}
