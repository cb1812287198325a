/** What questions say. */
import type { Role } from '@parapet/contracts';
import type { Named } from '../../asked.ts';
import type { Period, Term, Values } from '../texts/values.ts';

export interface Parameters {
  /** By the score of a risk (D35), or the risk level of an asset. One, some (`critical,high`) or all but one (`!critical`), as of severities and statuses. */
  level?: string;
  /** A person's judgment. */
  severity?: string;
  status?: string;
  /** Scores that are higher, or lower. */
  above?: string;
  below?: string;
  order?: 'newest';
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

/** The values that a question may say; those of a control are upper case. */
export type Said = { [Kind in Exclude<keyof Values, Free>]?: keyof Values[Kind] } & Pick<Parameters, Free | 'control'>;
type Free = 'level' | 'status' | 'number' | 'above' | 'below';

/** Where names are looked up; categories are values of risks. */
export const LOOKUPS = {
  owner: 'listPeople',
  asset: 'listAssets',
  risk: 'listRisks',
  domain: 'listGrcDomains',
  category: 'getRiskFacets',
} as const;

/** What parameters are called by operations and pages, where they have other names. */
export const NAMES: Readonly<Record<string, readonly string[] | undefined>> = {
  text: ['q'],
  status: ['status', 'plan_status'],
  owner: ['owner', 'owner_id', 'assigned_to'],
  asset: ['asset', 'assets'],
  domain: ['domain_id'],
  risk: ['risk', 'risk_id'],
};

/** What may be a name in a question. */
export const NAMED: ReadonlySet<string> = new Set([...Object.keys(LOOKUPS), 'text']);
/** What a period may be about. */
export const TIMES = ['due', 'changed', 'added'] as const;
/** Statuses that are reached at a time, which records of most kinds do not have. */
export const ENDED: ReadonlySet<string> = new Set([
  'mitigated',
  'accepted',
  'closed',
  'archived',
  'completed',
  'cancelled',
]);
/** Statuses of some lists that are called by the name of another. */
export const SAME: Readonly<Record<string, readonly string[] | undefined>> = {
  open: ['draft', 'pending', 'in-progress'],
  closed: ['completed'],
  completed: ['closed'],
};
/** What a question may say some values of, or all but one. */
export const SEVERAL: ReadonlySet<string> = new Set(['level', 'status']);
/** The last day of a period, from today. */
export const DAYS: Readonly<Record<Period | 'overdue', number>> = {
  overdue: -1,
  today: 0,
  tomorrow: 1,
  week: 7,
  month: 30,
};
/** Places of what makes another question of any, unless an example of the intent has it. */
export const TELLING = ['{status}', '{period}', '{other}', '{denied}', '{name}', '{figure}', '{term}'];
