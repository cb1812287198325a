import { expect, it } from 'vitest';
import { SLOTS, activityText, sentenceParts } from './activity-text.ts';

it.each([
  ['risks', 'changed', ['severity'], 1, 'activity.risk-field.severity'],
  ['risks', 'changed', ['severity', 'status'], 1, 'activity.risks.changed'],
  ['risks', 'changed', ['table_id'], 1, 'activity.risks.changed'],
  ['risks', 'changed', ['severity'], 12, 'activity.many.risk-field.severity'],
  ['risks', 'changed', ['table_id'], 12, 'activity.many.risks.changed'],
  ['risks', 'created', [], 500, 'activity.many.risks.created'],
  ['risk_flows', 'changed', ['status'], 1, 'activity.risk_flows.changed'],
  ['risk_flows', 'changed', ['assigned_to'], 3, 'activity.risk_flows.changed'],
  ['risk_notes', 'created', [], 1, 'activity.note'],
  ['tasks', 'completed', [], 1, 'activity.tasks.completed'],
  ['tasks', 'completed', [], 2, 'activity.many.tasks.completed'],
] as const)('%s %s %j of %i is described by the text %s', (entity, verb, fields, count, key) => {
  expect(activityText({ entity, verb, fields: [...fields], count })).toBe(key);
});

it('splits a sentence where it names the person and the record', () => {
  expect(sentenceParts(`${SLOTS.name} hat ${SLOTS.title} erstellt`)).toEqual([
    SLOTS.name,
    ' hat ',
    SLOTS.title,
    ' erstellt',
  ]);
});
