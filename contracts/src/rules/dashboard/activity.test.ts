import { expect, test } from 'vitest';
import { activityVerb, changedFields, type ActivityChange } from './activity.ts';

const update = (before: object, after: object): ActivityChange => ({
  entity: 'risks',
  action: 'update',
  before,
  after,
});

test.each<[string, ActivityChange, string | null]>([
  ['a new record', { entity: 'risks', action: 'create', before: null, after: { title: 'Flood' } }, 'created'],
  ['another severity', update({ severity: 'low' }, { severity: 'high' }), 'changed'],
  [
    'archiving',
    update({ status: 'mitigating', archived_at: null }, { status: 'archived', archived_at: '2026-01-01T00:00:00Z' }),
    'archived',
  ],
  ['unarchiving', update({ status: 'archived' }, { status: 'open' }), 'unarchived'],
  ['completing', update({ status: 'in-progress' }, { status: 'completed' }), 'completed'],
  ['reopening', update({ status: 'completed' }, { status: 'in-progress' }), 'reopened'],
  ['another status', update({ status: 'open' }, { status: 'closed' }), 'changed'],
  [
    'what follows from another record',
    update({ risk_title: 'Flood', version: 1 }, { risk_title: 'Storm', version: 2 }),
    null,
  ],
  ['a deletion', { entity: 'risks', action: 'delete', before: { title: 'Flood' }, after: null }, null],
])('activityVerb returns the expected verb or null for %s', (_name, change, verb) => {
  expect(activityVerb(change)).toBe(verb);
});

test('changedFields lists each changed field once, without computed fields', () => {
  const before = { impact_level: 2, risk_score: 4, template_answers: { a: 1, b: 2 }, updated_at: '1' };
  const after = { impact_level: 3, risk_score: 6, template_answers: { a: 2, b: 3 }, updated_at: '2' };
  expect(changedFields({ before, after })).toEqual(['impact_level', 'template_answers']);
});
