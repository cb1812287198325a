/** What changes of records mean to the people who read the recent activity. */
import type { ActivityEntity, ActivityVerb } from '../../schemas/risk/activity.ts';
import { recordDifferences } from '../merge/record-differences.ts';

/** In order of precedence: when one request changes several of these, the activity shows one line, for the kind that comes first here. */
export const ACTIVITY_ENTITIES: readonly ActivityEntity[] = [
  'risk_flows',
  'risk_notes',
  'treatment_plans',
  'tasks',
  'risks',
];

/** Fields that follow from other fields or are never shown. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'risk_score',
  'archived_at',
  'completed_at',
  'risk_title',
  'risk_severity',
  'risk_domain_id',
  'open_risk_id',
  'plan_saved_at',
  'evaluated_risks',
  'names',
  'default_key',
]);

export interface ActivityChange {
  entity: ActivityEntity;
  action: 'create' | 'update' | 'delete';
  before: unknown;
  after: unknown;
}

const statusOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'status') : undefined;

/** The fields of a change that a person made, each once: `severity`, `template_answers`. */
export function changedFields({ before, after }: Pick<ActivityChange, 'before' | 'after'>): string[] {
  const names = recordDifferences(before, after).map(({ path }) => path.split('/')[1] ?? '');
  return [...new Set(names)].filter((name) => !FOLLOWING.has(name));
}

/** What was done; null when it is not shown: a deletion, or a change of no field that a person sets. */
export function activityVerb(change: ActivityChange): ActivityVerb | null {
  if (change.action === 'delete') return null;
  if (change.action === 'create') return 'created';
  const [before, after] = [statusOf(change.before), statusOf(change.after)];
  if (before !== after) {
    if (after === 'completed' || after === 'archived') return after;
    if (before === 'archived') return 'unarchived';
    if (before === 'completed') return 'reopened';
  }
  return changedFields(change).length === 0 ? null : 'changed';
}
