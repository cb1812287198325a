import { describe, expect, it } from 'vitest';
import { changesToSend, tabOf } from './risk-edit-fields.ts';

describe('changesToSend', () => {
  const risk = { template_answers: { s1_severity: 'low', s1_impact_level: 2, s1_backup: 'Nightly' } };

  it('updates the answers that are synchronized with changed fields of the risk', () => {
    expect(changesToSend(risk, risk, { severity: 'high', impact_level: 4 })).toEqual({
      severity: 'high',
      impact_level: 4,
      template_answers: { s1_severity: 'high', s1_impact_level: 4, s1_backup: 'Nightly' },
    });
  });

  it('keeps answers that were typed', () => {
    const typed = { ...risk.template_answers, s1_backup: 'Weekly' };
    expect(changesToSend(risk, { template_answers: typed }, { template_answers: typed, severity: 'critical' })).toEqual(
      { severity: 'critical', template_answers: { s1_severity: 'critical', s1_impact_level: 2, s1_backup: 'Weekly' } },
    );
  });

  it('sets the field that is synchronized with a changed answer, unless the field was changed as well', () => {
    const typed = { ...risk.template_answers, s1_severity: 'critical', s1_impact_level: 5 };
    expect(changesToSend(risk, { template_answers: typed }, { template_answers: typed, impact_level: 3 })).toEqual({
      severity: 'critical',
      impact_level: 3,
      template_answers: { s1_severity: 'critical', s1_impact_level: 3, s1_backup: 'Nightly' },
    });
  });

  it('leaves answers alone when nothing is synchronized', () => {
    expect(changesToSend(risk, risk, { title: 'Fire' })).toEqual({ title: 'Fire' });
  });

  it('sends an emptied text as the empty text, an emptied list as the empty list, and nobody as null', () => {
    const emptied = { description: null, category: null, owner_id: null, reviewer_id: null, selected_assets: null };
    expect(changesToSend(risk, risk, emptied)).toEqual({
      description: '',
      category: '',
      owner_id: null,
      reviewer_id: null,
      selected_assets: [],
    });
  });

  it('sends the whole list of assets and scenarios', () => {
    const links = { selected_assets: ['server', 'router'], selected_scenarios: [] };
    expect(changesToSend(risk, { ...risk, ...links }, links)).toEqual(links);
  });
});

it.each([
  ['title', 'details'],
  ['reviewer_id', 'details'],
  ['selected_assets.1', 'details'],
  ['probability', 'assessment'],
  ['template_answers.s1_a', 'answers'],
  ['unknown', 'details'],
])('%s is on the tab %s', (path, tab) => expect(tabOf(path)).toBe(tab));
