import { expect, it } from 'vitest';
import { currentCategory, renamedCategory, riskCategories, type RenamedCategory } from './risk-categories.ts';

const used = (...values: string[]) => values.map((value) => ({ value, count: 2 }));
const list = (values: string[], renamed: RenamedCategory[] = []) => riskCategories(used(...values), renamed);
const values = (categories: readonly { value: string }[]) => categories.map(({ value }) => value).toSorted();

it('has the categories in use and those of the product', () => {
  expect(list(['Ships', 'Security'])).toContainEqual({ value: 'Ships', count: 2, former: [] });
  expect(values(list(['Ships', 'Security']))).toEqual([
    'Financial',
    'Operational',
    'Privacy',
    'Regulatory',
    'Security',
    'Ships',
  ]);
});

it('renames a category of the product, which is no longer offered, and back', () => {
  const there = renamedCategory({ from: 'Security', to: '  Cyber   risks ' }, list(['Security']), []);
  const renamed = [{ from: 'Security', to: 'Cyber risks' }];
  expect(there).toEqual({ problem: null, to: 'Cyber risks', renamed });
  const categories = riskCategories([], renamed);
  expect(categories).toContainEqual({ value: 'Cyber risks', count: 0, former: ['Security'] });
  expect(values(categories)).not.toContain('Security');
  expect(currentCategory('SECURITY ', renamed)).toBe('Cyber risks');
  expect(renamedCategory({ from: 'Cyber risks', to: 'Security' }, categories, renamed)).toEqual({
    problem: null,
    to: 'Security',
    renamed: [{ from: 'Cyber risks', to: 'Security' }],
  });
});

it('merges only when asked to, whatever the capitals and blanks, and keeps the name as it is stored', () => {
  const categories = list(['Ships', 'Boats']);
  expect(renamedCategory({ from: 'Boats', to: ' ships' }, categories, [])).toEqual({
    problem: 'exists',
    name: 'Ships',
  });
  expect(renamedCategory({ from: 'Boats', to: ' ships', merge: true }, categories, [])).toEqual({
    problem: null,
    to: 'Ships',
    renamed: [{ from: 'Boats', to: 'Ships' }],
  });
});

it('takes the former name of another category for that one', () => {
  const renamed = [{ from: 'Boats', to: 'Ships' }];
  expect(renamedCategory({ from: 'Docks', to: 'Boats' }, list(['Ships', 'Docks'], renamed), renamed)).toEqual({
    problem: 'exists',
    name: 'Ships',
  });
});

it('changes only the capitals of a name without asking', () => {
  const made = renamedCategory({ from: 'ships', to: 'Ships' }, list(['ships']), []);
  expect(made).toEqual({ problem: null, to: 'Ships', renamed: [{ from: 'ships', to: 'Ships' }] });
  expect(currentCategory('SHIPS', [{ from: 'ships', to: 'Ships' }])).toBe('Ships');
});

it('follows a name through several renamings', () => {
  const renamed = [{ from: 'Boats', to: 'Ships' }];
  expect(renamedCategory({ from: 'Ships', to: 'Vessels' }, list(['Ships'], renamed), renamed)).toEqual({
    problem: null,
    to: 'Vessels',
    renamed: [
      { from: 'Boats', to: 'Vessels' },
      { from: 'Ships', to: 'Vessels' },
    ],
  });
});

it('refuses what somebody else has renamed meanwhile, and goes on with the same renaming', () => {
  const renamed = [{ from: 'Boats', to: 'Ships' }];
  const categories = list(['Boats', 'Ships'], renamed);
  expect(renamedCategory({ from: 'Boats', to: 'Vessels' }, categories, renamed)).toEqual({
    problem: 'renamed',
    name: 'Ships',
  });
  expect(renamedCategory({ from: 'Boats', to: 'Ships' }, categories, renamed)).toEqual({
    problem: null,
    to: 'Ships',
    renamed,
  });
});

it('refuses what does not exist, and makes a former name free', () => {
  expect(renamedCategory({ from: 'Moons', to: 'Stars' }, list([]), [])).toEqual({ problem: 'unknown' });
  const renamed = [{ from: 'Boats', to: 'Ships' }];
  expect(renamedCategory({ from: 'Boats', to: 'Boats' }, list(['Ships'], renamed), renamed)).toEqual({
    problem: null,
    to: 'Boats',
    renamed: [],
  });
});
