import { expect, test } from 'vitest';
import { riskReferences } from './risk-references.ts';

const named = (...of: Parameters<typeof riskReferences>) => Object.fromEntries(riskReferences(...of).filter(({ ids }) => ids.length > 0).map(({ path, ids }) => [path, ids]));

test('every reference of a new risk must exist', () => {
  const risk = { owner_id: 'u', reviewer_id: 'v', asset_id: 'a', domain_id: 'd', table_id: 't', template_id: 'g', selected_assets: ['a', 'b'], selected_scenarios: ['s'] };
  expect(named(risk)).toEqual({
    '/owner_id': ['u'], '/reviewer_id': ['v'], '/asset_id': ['a'], '/domain_id': ['d'], '/table_id': ['t'], '/template_id': ['g'],
    '/selected_assets': ['a', 'b'], '/selected_scenarios': ['s'],
  });
  expect(named({ owner_id: null, asset_id: null, selected_assets: [] })).toEqual({});
});

test('earlier references may have been deleted', () => {
  const before = { owner_id: 'u', selected_assets: ['a', 'b'] };
  expect(named({ owner_id: 'u', selected_assets: ['b', 'c'] }, before)).toEqual({ '/selected_assets': ['c'] });
  expect(named({ owner_id: 'v' }, before)).toEqual({ '/owner_id': ['v'] });
});
