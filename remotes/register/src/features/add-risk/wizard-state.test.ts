import type { GrcTemplate } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { answersTo, draftOf, newWizard, riskOf, withAnswer, withDraft } from './wizard-state.ts';

const SERVER = { id: 'a1', name: 'Server', scenarios: [{ id: 'theft', name: 'Theft' }] };

const template: GrcTemplate = {
  id: 't1',
  organization_id: 'o1',
  version: 1,
  created_at: '',
  updated_at: '',
  name: 'Audit',
  description: '',
  framework: 'SOC 2',
  domain_id: 'd1',
  is_default: false,
  steps: [
    {
      id: 's1',
      title: 'Scope',
      description: '',
      order: 1,
      category: '',
      mandatory: true,
      questions: [
        { id: 'who', text: 'Who?', type: 'text' },
        { id: 'how', text: 'How?', type: 'slider', min: 2, max: 6 },
        { id: 'method', text: 'Method', type: 'text', locked: true, default: 'Matrix' },
        {
          id: 'severity',
          text: 'How severe?',
          type: 'select',
          options: [
            { value: 'High', label: 'High' },
            { value: 'Low', label: 'Low' },
          ],
        },
      ],
    },
  ],
};

test('a new risk starts with severity medium, impact 3, probability 3 and the preselected items', () => {
  const assets = [SERVER];
  expect(newWizard({ assets })).toMatchObject({
    severity: 'medium',
    impact_level: 3,
    probability: 3,
    step: 0,
    assets,
    scenarios: [],
  });
});

test('the draft has everything once something was filled in; the step alone is nothing', () => {
  const start = newWizard({ assets: [SERVER] });
  expect(draftOf(start, { ...start, step: 2 })).toEqual({});
  expect(draftOf(start, { ...start, step: 2, title: 'Flood' })).toEqual({ ...start, step: 2, title: 'Flood' });
});

test('a draft replaces everything, also what is as at the start in it', () => {
  const start = newWizard({ assets: [SERVER], register: { id: 'r1', name: 'Audit' } });
  const draft = { ...newWizard(), title: 'Flood' };
  const typed = {
    ...start,
    title: 'Fire',
    description: 'Hot',
    severity: 'critical' as const,
    answers: { s1_who: 'Ada' },
  };
  expect(withDraft(typed, JSON.parse(JSON.stringify(draftOf(newWizard(), draft))))).toEqual(draft);
});

test('a draft comes back as it was, and what does not fit in it is ignored', () => {
  const now = newWizard();
  const filled = {
    ...now,
    title: 'Flood',
    step: 4,
    scenarios: [{ id: 's', name: 'Rain' }],
    answers: { s1_who: 'Ada', s1_how: 3 },
    severity: 'high' as const,
  };
  expect(withDraft(now, JSON.parse(JSON.stringify(draftOf(now, filled))))).toEqual(filled);
  expect(
    withDraft(now, {
      title: 1,
      step: -1,
      assets: ['x', { id: 'a' }],
      answers: { a: true },
      severity: 'huge',
      impact_level: 9,
      template_id: 5,
    }),
  ).toEqual(now);
});

test('a draft from before a risk could be given an owner and a reviewer comes back without them', () => {
  const { owner_id: _, reviewer_id: __, ...earlier } = { ...newWizard(), title: 'Flood' };
  expect(withDraft(newWizard(), earlier)).toEqual({ ...newWizard(), title: 'Flood' });
});

test('what an asset of the start brings along is nothing that was filled in, and comes back with the draft', () => {
  const start = newWizard({ assets: [{ ...SERVER, scenarios: null }] });
  const now = { ...start, assets: [SERVER] };
  expect(draftOf(start, now)).toEqual({});
  const filled = { ...now, title: 'Flood', left_out: ['theft'] };
  expect(withDraft(newWizard(), JSON.parse(JSON.stringify(draftOf(start, filled))))).toEqual(filled);
  expect(withDraft(newWizard(), JSON.parse(JSON.stringify({ ...start, title: 'Flood' })))).toMatchObject({
    assets: [{ id: 'a1', scenarios: null }],
  });
});

test('the assets of a draft from before they brought scenarios along bring none', () => {
  const { scenarios: _, ...asset } = SERVER;
  expect(withDraft(newWizard(), { ...newWizard(), assets: [asset] }).assets).toEqual([{ ...SERVER, scenarios: [] }]);
});

test('questions start with their default or their slider minimum, and locked questions keep their default', () => {
  expect(answersTo(template, { s1_who: 'Ada', s1_method: 'Mine', other: 'x' })).toEqual({
    s1_who: 'Ada',
    s1_how: 2,
    s1_method: 'Matrix',
    s1_severity: '',
  });
});

test('an answer sets the field of the risk that it is synchronized with', () => {
  expect(withAnswer(newWizard(), 's1_severity', 'High')).toMatchObject({
    severity: 'high',
    answers: { s1_severity: 'High' },
  });
  expect(withAnswer(newWizard(), 's1_who', 'Ada')).toMatchObject({ severity: 'medium', answers: { s1_who: 'Ada' } });
});

test('the risk has the trimmed title, the answers that were given, and what was picked', () => {
  const state = withAnswer(
    { ...newWizard({ assets: [SERVER] }), title: ' Flood ', template_id: 't1' },
    's1_severity',
    'High',
  );
  expect(riskOf(state, template, 'o1')).toEqual({
    organization_id: 'o1',
    title: 'Flood',
    description: '',
    category: '',
    owner_id: null,
    reviewer_id: null,
    severity: 'high',
    impact_level: 3,
    probability: 3,
    domain_id: 'd1',
    template_id: 't1',
    template_answers: { s1_how: 2, s1_method: 'Matrix', s1_severity: 'High' },
    selected_assets: ['a1'],
    selected_scenarios: ['theft'],
  });
  expect(riskOf({ ...state, owner_id: 'u1', reviewer_id: 'u2' }, template, 'o1')).toMatchObject({
    owner_id: 'u1',
    reviewer_id: 'u2',
  });
  expect(riskOf({ ...state, template_id: null }, null, 'o1')).toMatchObject({
    title: 'Flood',
    template_id: null,
    domain_id: null,
    template_answers: {},
  });
  expect(riskOf({ ...state, register: { id: 'r1', name: 'Audit' } }, template, 'o1')).toMatchObject({ table_id: 'r1' });
  expect(riskOf({ ...state, domain_id: 'd2', severity: 'low' }, template, 'o1')).toMatchObject({
    domain_id: 'd2',
    template_answers: { s1_severity: 'low' },
  });
});
