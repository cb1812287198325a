import { expect, it } from 'vitest';
import { SLOTS, activityText, sentenceParts } from './activity-text.ts';

it.each([
  ['risks', 'changed', ['severity'], 'activity.risk-field.severity'],
  ['risks', 'changed', ['severity', 'status'], 'activity.risks.changed'],
  ['risks', 'changed', ['table_id'], 'activity.risks.changed'],
  ['risk_flows', 'changed', ['status'], 'activity.risk_flows.changed'],
  ['risk_notes', 'created', [], 'activity.note'],
  ['tasks', 'completed', [], 'activity.tasks.completed'],
] as const)('%s %s %j is described by the text %s', (entity, verb, fields, key) => {
  expect(activityText({ entity, verb, fields: [...fields] })).toBe(key);
});

it('splits a sentence where it names the person and the record', () => {
  expect(sentenceParts(`${SLOTS.name} hat ${SLOTS.title} erstellt`)).toEqual([
    SLOTS.name,
    ' hat ',
    SLOTS.title,
    ' erstellt',
  ]);
});
