import type { Scenario, Step } from '../../scenario.ts';
import { add, change, list, read } from '../../steps.ts';

const rename = (body: object, more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: '/api/organizations/{org}/risk-categories/rename',
  body,
  status: 200,
  ...more,
});
const addIn = (category: string, title: string) => add('risks', { title, category }, { save: { [title]: '/id' } });
const categories = (q: string, ...items: object[]): Step => list('risks/categories', { q }, { answer: { items } });

export const riskCategoryScenarios: readonly Scenario[] = [
  {
    name: 'a category is renamed with all its risks, and the former name stands for it',
    steps: [
      addIn('Security', 'one'),
      addIn('Security', 'two'),
      addIn('Ships', 'other'),
      categories('sec', { value: 'Security', count: 2, former: [] }),
      rename({ from: 'Security', to: ' Cyber  risks' }, { answer: { total: 2, next_cursor: null } }),
      read('risks/{one}', { answer: { category: 'Cyber risks', version: 2 } }),
      read('risks/{other}', { answer: { category: 'Ships', version: 1 } }),
      categories('cyber', { value: 'Cyber risks', count: 2, former: ['Security'] }),
      categories('sec'),
      // Again: there is nothing left to do.
      rename({ from: 'Security', to: 'Cyber risks' }, { answer: { total: 0, items: [] } }),
      addIn('SECURITY', 'late'),
      read('risks/{late}', { answer: { category: 'Cyber risks' } }),
      list('risks', { category: ['Security'], sort: 'title' }, { answer: { total: 3 } }),
      list('risks', { exact_category: ['Security'] }, { answer: { total: 0 } }),
      rename({ from: 'Security', to: 'Locks' }, { status: 409, answer: { code: 'category_renamed' } }),
      // Back.
      rename({ from: 'Cyber risks', to: 'Security' }, { answer: { total: 3 } }),
      read('risks/{late}', { answer: { category: 'Security' } }),
      categories('sec', { value: 'Security', count: 3, former: ['Cyber risks'] }),
    ],
  },
  {
    name: 'a category is merged into another one only when asked to',
    steps: [
      addIn('Ships', 'one'),
      addIn('Boats', 'two'),
      rename({ from: 'Boats', to: 'ships' }, { status: 409, answer: { code: 'category_exists' } }),
      read('risks/{two}', { answer: { category: 'Boats' } }),
      rename({ from: 'Boats', to: 'ships', merge: true }, { answer: { total: 1 } }),
      read('risks/{two}', { answer: { category: 'Ships' } }),
      categories('ships', { value: 'Ships', count: 2, former: ['Boats'] }),
      // A former name can be made free for a category of its own.
      rename({ from: 'Boats', to: 'Boats' }, { answer: { total: 0 } }),
      change('risks/{two}', { category: 'Boats' }, { answer: { category: 'Boats' } }),
      categories('ships', { value: 'Ships', count: 1, former: [] }),
    ],
  },
  {
    name: 'only what exists is renamed, and only by an admin',
    steps: [
      rename({ from: 'Moons', to: 'Stars' }, { status: 404, answer: { code: 'record_not_found' } }),
      rename({ from: 'Security', to: ' ' }, { status: 400, answer: { errors: [{ path: '/to' }] } }),
      rename({ from: 'Security', to: 'Locks' }, { as: 'risk_manager', status: 403 }),
    ],
  },
];
