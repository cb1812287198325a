import { expect, test } from 'vitest';
import { facetCounts, MAX_FACET_VALUES, statusFacet } from './risk-facets.ts';

test('the most frequent value comes first, and a missing value is listed as "none" or as given', () => {
  expect(
    facetCounts([
      { value: 'b', count: 2 },
      { value: null, count: 5 },
      { value: 'a', count: 2 },
    ]),
  ).toEqual([
    { value: 'none', count: 5 },
    { value: 'a', count: 2 },
    { value: 'b', count: 2 },
  ]);
  expect(facetCounts([{ value: null, count: 1 }], '')).toEqual([{ value: '', count: 1 }]);
});

test('a filter lists at most a hundred values', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ value: `v${index}`, count: index }));
  expect(facetCounts(many)).toHaveLength(MAX_FACET_VALUES);
  expect(facetCounts(many)[0]).toEqual({ value: 'v149', count: 149 });
});

test('statuses are counted by their groups', () => {
  expect(
    statusFacet([
      { value: 'open', count: 2 },
      { value: 'identified', count: 3 },
      { value: 'archived', count: 1 },
    ]),
  ).toEqual([
    { value: 'open', count: 5 },
    { value: 'archived', count: 1 },
  ]);
});
