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
}: Pick<Activity, 'entity' | 'verb' | 'fields'>): Extract<TextKey, `activity.${string}`> {
  if (entity === 'risk_notes') return 'activity.note';
  const field = FIELDS.find((one) => one === fields[0]);
  if (entity === 'risks' && verb === 'changed' && fields.length === 1 && field !== undefined)
    return `activity.risk-field.${field}`;
  return `activity.${entity}.${verb}`;
}
