import type { Activity } from '@parapet/contracts';
import type { TextKey } from '../../locales/use-texts.ts';

/** Fields whose change has a sentence of its own. */
const FIELDS = [
  'severity',
  'status',
  'owner_id',
  'impact_level',
  'probability',
  'title',
  'description',
  'category',
] as const;

/** What is done to many records at once has a sentence in the plural; of other kinds, the last one is named. */
const MANY = [
  'activity.many.risks.created',
  'activity.many.risks.changed',
  'activity.many.risks.archived',
  'activity.many.risks.unarchived',
  'activity.many.tasks.created',
  'activity.many.tasks.changed',
  'activity.many.tasks.completed',
  'activity.many.tasks.reopened',
  'activity.many.risk-field.severity',
  'activity.many.risk-field.status',
  'activity.many.risk-field.owner_id',
  'activity.many.risk-field.category',
] as const satisfies TextKey[];

/** Values that mark where a sentence names the person and the record; each language has its own order. */
export const SLOTS = { name: '\uE000', title: '\uE001' } as const;

/** A sentence in pieces: texts, and the marks between them. */
export function sentenceParts(sentence: string): string[] {
  return sentence.split(/([\uE000\uE001])/).filter((part) => part !== '');
}

/** The text that tells an activity. */
export function activityText({
  entity,
  verb,
  fields,
  count,
}: Pick<Activity, 'entity' | 'verb' | 'fields' | 'count'>): Exclude<
  Extract<TextKey, `activity.${string}`>,
  `${string}_one` | `${string}_other`
> {
  if (entity === 'risk_notes') return 'activity.note';
  const field = FIELDS.find((one) => one === fields[0]);
  const isField = entity === 'risks' && verb === 'changed' && fields.length === 1 && field !== undefined;
  if (count > 1) {
    const ofField = MANY.find((key) => isField && key === `activity.many.risk-field.${field}`);
    const many = ofField ?? MANY.find((key) => key === `activity.many.${entity}.${verb}`);
    if (many !== undefined) return many;
  }
  return isField ? `activity.risk-field.${field}` : `activity.${entity}.${verb}`;
}
