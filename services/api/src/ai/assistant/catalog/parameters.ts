/** What questions say. */
import type { Level, Role } from '@parapet/contracts';
import type { Named } from '../../asked.ts';
import type { Period, Status, Term, Values } from '../texts/values.ts';

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

/** The values that a question may say; those of a control are upper case. */
export type Said = { [Kind in keyof Values]?: keyof Values[Kind] } & Pick<Parameters, 'control' | 'number'>;

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
  level: ['level', 'score_level'],
  status: ['status', 'plan_status'],
  owner: ['owner', 'owner_id'],
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
export const SAME: { [S in Status]?: readonly Status[] } = {
  open: ['draft', 'pending', 'in-progress'],
  closed: ['completed'],
  completed: ['closed'],
};
/** The days of a period, without today. */
export const DAYS: Readonly<Record<Period, number>> = { today: 0, week: 7, month: 30 };
