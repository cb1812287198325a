import { expect, test } from 'vitest';
import type { GrcQuestion, GrcStep } from '../../schemas/grc.ts';
import { DEFAULT_GRC_TEMPLATES } from '../defaults/grc/grc-templates.ts';
import { grcTemplateChange, newGrcTemplate, stepErrors, templateIdErrors } from './grc-template.ts';

const step = (id: string, ...questions: GrcQuestion[]): GrcStep => ({ id, title: 'Step', description: '', order: 1, category: '', mandatory: true, questions });
const text = (id?: string): GrcQuestion => ({ ...(id !== undefined && { id }), text: 'Why?', type: 'text' });

test('a new template is empty where nothing is said, and no default', () => {
  expect(newGrcTemplate({ organization_id: 'o', name: ' Outsourcing ' })).toEqual({ name: 'Outsourcing', description: '', framework: '', domain_id: null, steps: [], is_default: false });
});

test('of a template that is replaced the server keeps what is its own', () => {
  const content = { description: 'd', framework: 'Own', domain_id: null, steps: [] };
  const kept = { id: 'x', organization_id: 'o', version: 9, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z', is_default: true };
  expect(grcTemplateChange({ ...kept, ...content, name: ' Ours ' })).toEqual({ ...content, name: 'Ours' });
  expect(newGrcTemplate({ organization_id: 'o', name: 'Ours', is_default: true }).is_default).toBe(false);
});

test('a template may say which one it is, but not that it is another', () => {
  expect([templateIdErrors('x', {}), templateIdErrors('x', { id: 'x' })]).toEqual([[], []]);
  expect(templateIdErrors('x', { id: 'y' })).toEqual([{ path: '/id', message: 'cannot be changed' }]);
});

test.each<[string, GrcStep[], { path: string; message: string }[]]>([
  ['nothing amiss', [step('a', text(), text()), step('b', text('x'))], []],
  ['two steps with an id', [step('a'), step('b'), step('a')], [{ path: '/steps/2/id', message: 'is the id of another step' }]],
  ['two questions with a key', [step('a', text('x'), text('x'))], [{ path: '/steps/0/questions/1/id', message: 'is the key of another question' }]],
  ['a key made of another step', [step('a', text('b_c')), step('a_b', text('c'))], [{ path: '/steps/1/questions/0/id', message: 'is the key of another question' }]],
  ['a select without options', [step('a', { text: 'Which?', type: 'select' })], [{ path: '/steps/0/questions/0/options', message: 'needs at least one option' }]],
  ['a slider that runs backwards', [step('a', { text: 'How?', type: 'slider', min: 10 })], [{ path: '/steps/0/questions/0/max', message: 'must be more than the least' }]],
  ['a slider that goes nowhere', [step('a', { text: 'How?', type: 'slider', min: 3, max: 3 })], [{ path: '/steps/0/questions/0/max', message: 'must be more than the least' }]],
])('%s', (_name, steps, errors) => expect(stepErrors(steps)).toEqual(errors));

test('no more are told than a person reads', () => {
  expect(stepErrors([step('a', ...Array.from({ length: 60 }, (_, index): GrcQuestion => ({ id: `q${index}`, text: 'Which?', type: 'select' })))])).toHaveLength(50);
});

const options = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const at = (field: string, message: string) => ({ path: `/steps/0/questions/0/${field}`, message });
test.each<[string, Omit<GrcQuestion, 'text'>, { path: string; message: string }[]]>([
  ['a text that starts with words', { type: 'text', default: 'None' }, []],
  ['a text that starts with a number', { type: 'text', default: 5 }, [at('default', 'must be text')]],
  ['a select that starts with an option', { type: 'select', options: options('a', 'b'), default: 'b' }, []],
  ['a select that starts with nothing', { type: 'select', options: options('a', 'b'), default: '' }, []],
  ['a select that starts with what is no option', { type: 'select', options: options('a', 'b'), default: 'c' }, [at('default', 'must be one of the options')]],
  ['a select that starts with a label', { type: 'select', options: options('a', 'b'), default: 'A' }, [at('default', 'must be one of the options')]],
  ['a select that starts with a number', { type: 'select', options: options('1', '2'), default: 1 }, [at('default', 'must be one of the options')]],
  ['two options of one value', { type: 'select', options: [...options('a', 'b'), { value: 'a', label: 'Again' }] }, [at('options/2/value', 'is the value of another option')]],
  ['two options that differ in blanks', { type: 'select', options: options('a', ' a') }, [at('options/1/value', 'is the value of another option')]],
  ['a slider that starts at either end', { type: 'slider', min: 0, max: 4, default: 4 }, []],
  ['a slider that starts within its usual bounds', { type: 'slider', default: 10 }, []],
  ['a slider that starts beyond them', { type: 'slider', default: 99 }, [at('default', 'must be a whole number from 1 to 10')]],
  ['a slider that starts below its own', { type: 'slider', min: 5, max: 20, default: 4 }, [at('default', 'must be a whole number from 5 to 20')]],
  ['a slider that starts between two numbers', { type: 'slider', default: 5.5 }, [at('default', 'must be a whole number from 1 to 10')]],
  ['a slider that starts with words', { type: 'slider', default: '5' }, [at('default', 'must be a whole number from 1 to 10')]],
  ['a slider that does not move', { type: 'slider', step: 0 }, [at('step', 'must be more than 0')]],
  ['a slider that moves backwards', { type: 'slider', step: -1 }, [at('step', 'must be more than 0')]],
  ['a fact', { type: 'text', locked: true, required: true, default: '2022' }, []],
  ['a text that is locked and empty', { type: 'text', locked: true }, []],
  ['a text that must be filled, but cannot be', { type: 'text', locked: true, required: true }, [at('default', 'is needed where a required question is locked')]],
  ['a text that must be filled, but starts blank', { type: 'text', locked: true, required: true, default: ' ' }, [at('default', 'is needed where a required question is locked')]],
  ['a select that must be answered, but cannot be', { type: 'select', options: options('a'), locked: true, required: true }, [at('default', 'is needed where a required question is locked')]],
  // It stands somewhere from the start.
  ['a slider that is locked and required', { type: 'slider', locked: true, required: true }, []],
])('%s', (_name, question, errors) => expect(stepErrors([step('a', { text: 'Which?', ...question })])).toEqual(errors));

test.each(DEFAULT_GRC_TEMPLATES)('the steps of $name are as they must be', ({ steps }) => expect(stepErrors(steps)).toEqual([]));
