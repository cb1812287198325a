import type { RiskFlow } from '@parapet/contracts';
import { newFlow } from '@parapet/contracts/rules';
import { changesOfDraft, draftOf } from '@parapet/sdk/saving';
import { expect, it } from 'vitest';
import { withLinks, withText } from './flow-changes.ts';
import { assetsOfScenario, nextUnassessed, unassessed } from './scenario-assets.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const flow = (more: Partial<RiskFlow> = {}): RiskFlow => ({
  ...newFlow({ organization_id: 'o', risk_id: 'r' }, { title: 'Flood', severity: 'high' }, 'ada', '2026-03-01'),
  id: 'f',
  organization_id: 'o',
  version: 1,
  created_at: NOW,
  updated_at: NOW,
  ...more,
});

it('removes a text that was emptied', () => {
  expect(withText({ a: 'x', b: 'y' }, 'a', '')).toEqual({ b: 'y' });
});

it('links evaluations to a risk, and removes an unlinked evaluation unless it has a comment', () => {
  const linked = withLinks({ 'a:s': { risk_id: null, comments: 'x' } }, { 'a:s': 'r', 'b:s': 'r' });
  expect(linked).toEqual({ 'a:s': { risk_id: 'r', comments: 'x' }, 'b:s': { risk_id: 'r' } });
  expect(withLinks(linked, { 'a:s': null, 'b:s': null })).toEqual({ 'a:s': { risk_id: null, comments: 'x' } });
});

it('restores a draft without losing what others wrote in the meantime', () => {
  const before = flow({ asset_comments: { a: 'old', c: 'goes' } });
  const draft: unknown = JSON.parse(
    JSON.stringify(draftOf(before, { asset_comments: { a: 'mine' }, current_step: 3 })),
  );
  expect(draft).toEqual({ asset_comments: { a: 'mine', c: null }, current_step: 3 });
  const now = flow({ version: 4, asset_comments: { a: 'old', b: 'theirs', c: 'goes' } });
  expect(changesOfDraft(now, { ...Object(draft) })).toEqual({
    asset_comments: { a: 'mine', b: 'theirs' },
    current_step: 3,
  });
});

it('finds the assets that lead to a scenario, and returns all selected assets when none does', () => {
  const fields = {
    organization_id: 'o',
    version: 1,
    created_at: NOW,
    updated_at: NOW,
    type: '',
    description: '',
    template_id: null,
    attributes: {},
  };
  const asset = (id: string, linked_properties: string[]) => ({
    ...fields,
    id,
    name: id,
    status: '',
    risk_level: null,
    linked_properties,
  });
  const property = {
    ...fields,
    id: 'p',
    name: 'p',
    category: '',
    value: '',
    linked_scenarios: ['s'],
    linked_risks: [],
  };
  const items = {
    assets: [asset('a', ['p']), asset('b', [])],
    properties: [property],
    flow: { selected_assets: ['a', 'b'] },
  };
  expect([assetsOfScenario('s', items), assetsOfScenario('other', items)]).toEqual([['a'], ['a', 'b']]);
});

it('goes from one unassessed scenario to the next, and from the last back to the first', () => {
  const all = ['s1', 's2', 's3'];
  const open = unassessed({ selected_scenarios: all, scenario_assessments: { s2: {} } });
  expect(open).toEqual(['s1', 's3']);
  expect([
    nextUnassessed(open, all, null),
    nextUnassessed(open, all, 's1'),
    nextUnassessed(open, all, 's3'),
    nextUnassessed([], all, 's1'),
  ]).toEqual(['s1', 's3', 's1', undefined]);
});
