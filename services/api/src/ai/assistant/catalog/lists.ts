/** The lists that questions are about: the operations that read them, what can be asked of them, and where they are on screen. */
import type { OperationId, TreatmentAction } from '@parapet/contracts';
import type { Kind } from '../../tools/places.ts';
import type { Parameters } from './parameters.ts';
import type { Counted, Texts } from '../texts/types.ts';
import type { Status } from '../texts/values.ts';

export type Time = 'created_at' | 'updated_at' | 'completed_at';

type Field = 'title' | 'name' | 'email' | 'risk_id' | 'assigned_to' | 'due_date' | Time;
/** What answers make use of in records of any kind: `kind` is that of work, `current_step` of a flow, `actions` are of a plan. */
export type Row = { id: string } & { readonly [One in Field]?: string | null } & {
  kind?: 'task' | 'action' | 'flow' | 'risk';
  status?: keyof Texts['statuses'];
  risk_score?: number | null;
  current_step?: number | null;
  actions?: readonly TreatmentAction[];
};

export interface List {
  operation: OperationId;
  sort?: string;
  /** What makes the page of a record. */
  place: Kind;
  takes: readonly (keyof Parameters)[];
  statuses?: readonly Status[];
  /** Statuses of what may be overdue, where the operation has no filter for that. */
  unfinished?: readonly Status[];
  /** The same list on screen; the parameters that its page has a filter for, with its name in the URL. */
  path: string;
  shows: Readonly<Record<string, string>>;
  /** Times of a record for what the operation has no filter for: of its addition, its last change, its completion. */
  times?: { added?: Time; changed?: Time; completed?: Time };
  /** Where a filter has words of its own for this list. */
  words?: Readonly<Record<string, 'assetLevel' | 'assigned' | 'late'>>;
}

export const LISTS = {
  risks: {
    operation: 'listRisks',
    sort: '-risk_score',
    place: 'risk',
    takes: [
      'level',
      'severity',
      'status',
      'above',
      'below',
      'owner',
      'category',
      'domain',
      'asset',
      'due',
      'changed',
      'added',
      'order',
      'text',
    ],
    statuses: ['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'],
    path: '/risk-register',
    shows: {
      level: 'level',
      above: 'level',
      below: 'level',
      severity: 'severity',
      status: 'status',
      owner: 'owner',
      category: 'category',
      asset: 'asset',
      due: 'due',
      changed: 'changed',
      text: 'q',
      order: 'sort',
    },
    times: { added: 'created_at' },
  },
  tasks: {
    operation: 'listTasks',
    sort: 'due_date',
    place: 'task',
    takes: ['status', 'owner', 'due', 'risk', 'text'],
    words: { owner: 'assigned', overdue: 'late' },
    statuses: ['pending', 'in-progress', 'completed', 'cancelled'],
    path: '/plans-tasks',
    shows: { status: 'status', due: 'due', owner: 'mine', risk: 'risk_id', text: 'q' },
  },
  plans: {
    operation: 'listTreatmentPlans',
    sort: 'next_action',
    place: 'plan',
    takes: ['status', 'owner', 'due'],
    unfinished: ['draft', 'in-progress'],
    words: { owner: 'assigned' },
    statuses: ['draft', 'in-progress', 'completed'],
    path: '/plans-tasks?tab=plans',
    shows: { status: 'plan_status' },
  },
  // Those that are overdue.
  actions: {
    operation: 'listTreatmentPlans',
    sort: 'next_action',
    place: 'plan',
    takes: ['due'],
    words: { overdue: 'late' },
    unfinished: ['draft', 'in-progress'],
    path: '/plans-tasks?tab=plans',
    shows: {},
  },
  flows: {
    operation: 'listRiskFlows',
    sort: '-updated_at',
    place: 'flow',
    takes: ['status', 'changed'],
    statuses: ['draft', 'in-progress', 'completed', 'archived'],
    path: '/risk-register',
    shows: { status: 'flow', risk: 'risk' },
    times: { changed: 'updated_at', completed: 'completed_at' },
  },
  assets: {
    operation: 'listAssets',
    sort: '-risk_level',
    place: 'asset',
    takes: ['level', 'text'],
    words: { level: 'assetLevel' },
    path: '/cybersecurity',
    shows: { text: 'q' },
  },
  properties: {
    operation: 'listProperties',
    sort: 'name',
    place: 'property',
    takes: [],
    path: '/cybersecurity?tab=properties',
    shows: {},
  },
  scenarios: {
    operation: 'listRiskScenarios',
    place: 'scenario',
    takes: ['text'],
    path: '/cybersecurity?tab=scenarios',
    shows: { text: 'q' },
  },
  templates: {
    operation: 'listGrcTemplates',
    sort: 'name',
    place: 'template',
    takes: [],
    path: '/grc/templates',
    shows: {},
  },
  // Of the person who asks; each has the page of its kind.
  work: { operation: 'getAssignedWork', place: 'task', takes: [], path: '/dashboard', shows: {} },
} satisfies Partial<Record<Counted, List>>;
export type Listed = keyof typeof LISTS;
