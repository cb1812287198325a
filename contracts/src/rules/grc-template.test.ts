import { expect, test } from 'vitest';
import type { GrcQuestion, GrcStep } from '../schemas/grc.ts';
import { newGrcTemplate, stepErrors } from './grc-template.ts';

const step = (id: string, ...questions: GrcQuestion[]): GrcStep => ({ id, title: 'Step', description: '', order: 1, category: '', mandatory: true, questions });
const text = (id?: string): GrcQuestion => ({ ...(id !== undefined && { id }), text: 'Why?', type: 'text' });

test('a new template is empty where nothing is said, and no default', () => {
  expect(newGrcTemplate({ organization_id: 'o', name: ' Outsourcing ' })).toEqual({ name: 'Outsourcing', description: '', framework: '', domain_id: null, steps: [], is_default: false });
});

test.each<[string, GrcStep[], { path: string; message: string }[]]>([
  ['nothing amiss', [step('a', text(), text()), step('b', text('x'))], []],
  ['two steps with an id', [step('a'), step('b'), step('a')], [{ path: '/steps/2/id', message: 'is the id of another step' }]],
  ['two questions with a key', [step('a', text('x'), text('x'))], [{ path: '/steps/0/questions/1/id', message: 'is the key of another question' }]],
  ['a key made of another step', [step('a', text('b_c')), step('a_b', text('c'))], [{ path: '/steps/1/questions/0/id', message: 'is the key of another question' }]],
  ['a select without options', [step('a', { text: 'Which?', type: 'select' })], [{ path: '/steps/0/questions/0/options', message: 'needs at least one option' }]],
  ['a slider that runs backwards', [step('a', { text: 'How?', type: 'slider', min: 10 })], [{ path: '/steps/0/questions/0/max', message: 'must be more than the least' }]],
])('%s', (_name, steps, errors) => expect(stepErrors(steps)).toEqual(errors));

test('no more are told than a person reads', () => {
  expect(stepErrors([step('a', ...Array.from({ length: 60 }, (_, index): GrcQuestion => ({ id: `q${index}`, text: 'Which?', type: 'select' })))])).toHaveLength(50);
});
