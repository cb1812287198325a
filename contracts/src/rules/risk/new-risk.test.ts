import { expect, test } from 'vitest';
import { newRisk, riskChange, severityRank } from './new-risk.ts';

test('a new risk has the defaults of section 9', () => {
  expect(newRisk({ organization_id: 'org_a', title: '  Ransomware ' }, 'ada')).toMatchObject({
    title: 'Ransomware',
    status: 'identified',
    severity: 'medium',
    impact_level: 3,
    probability: 3,
    risk_score: 9,
    created_by: 'ada',
    owner_id: null,
    archived_at: null,
    selected_assets: [],
  });
});

test('the fields do not contain the organization, which the store adds', () => {
  expect(newRisk({ organization_id: 'org_a', title: 'x' }, 'ada')).not.toHaveProperty('organization_id');
});

test('the values of the input replace the defaults and determine the score', () => {
  const risk = newRisk(
    { organization_id: 'org_a', title: 'x', impact_level: 5, probability: 4, severity: 'critical' },
    'ada',
  );
  expect(risk).toMatchObject({ risk_score: 20, severity: 'critical' });
});

test('a change of one scale computes the score with the stored value of the other', () => {
  const before = { impact_level: 2, probability: 5 };
  expect(riskChange(before, { impact_level: 4 })).toEqual({ impact_level: 4, risk_score: 20 });
  expect(riskChange(before, { probability: 1 })).toEqual({ probability: 1, risk_score: 2 });
  expect(riskChange(before, { title: ' b ' })).toEqual({ title: 'b', risk_score: 10 });
});

test('severities are ranked from low to critical', () => {
  expect(
    (['critical', 'low', 'high', 'medium'] as const).toSorted((a, b) => severityRank(a) - severityRank(b)),
  ).toEqual(['low', 'medium', 'high', 'critical']);
});

test('custom questions are always a list, of sliders with bounds', () => {
  const slider = { text: 'How often?', type: 'slider' as const };
  const stored = { ...slider, min: 1, max: 10, step: 1 };
  expect(newRisk({ organization_id: 'o', title: 'x' }, 'ada').custom_questions).toEqual([]);
  expect(newRisk({ organization_id: 'o', title: 'x', custom_questions: [slider] }, 'ada').custom_questions).toEqual([
    stored,
  ]);
  expect(riskChange({ impact_level: 1, probability: 1 }, { custom_questions: [slider] }).custom_questions).toEqual([
    stored,
  ]);
});
