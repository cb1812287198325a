import { expect, test } from 'vitest';
import type { GrcQuestion, GrcStep } from '../../schemas/item/grc.ts';
import { DEFAULT_GRC_TEMPLATES } from '../defaults/grc/grc-templates.ts';
import { grcTemplateChange, newGrcTemplate, stepErrors, templateIdErrors } from './grc-template.ts';

const step = (id: string, ...questions: GrcQuestion[]): GrcStep => ({
  id,
  title: 'Step',
  description: '',
  order: 1,
  category: '',
  mandatory: true,
  questions,
});
const text = (id?: string): GrcQuestion => ({ ...(id !== undefined && { id }), text: 'Why?', type: 'text' });

test('missing fields of a new template are empty, and it is not a default', () => {
  expect(newGrcTemplate({ organization_id: 'o', name: ' Outsourcing ' })).toEqual({
    name: 'Outsourcing',
    description: '',
    framework: '',
    domain_id: null,
    steps: [],
    is_default: false,
  });
});

test('replacing a template ignores the fields of the server', () => {
  const content = { description: 'd', framework: 'Own', domain_id: null, steps: [] };
  const ofServer = {
    id: 'x',
    organization_id: 'o',
    version: 9,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    is_default: true,
  };
  expect(grcTemplateChange({ ...ofServer, ...content, name: ' Ours ' })).toEqual({ ...content, name: 'Ours' });
  expect(newGrcTemplate({ organization_id: 'o', name: 'Ours', is_default: true }).is_default).toBe(false);
});

test('the id of a template can be repeated but not changed', () => {
  expect([templateIdErrors('x', {}), templateIdErrors('x', { id: 'x' })]).toEqual([[], []]);
  expect(templateIdErrors('x', { id: 'y' })).toEqual([{ path: '/id', message: 'cannot be changed' }]);
});

test.each<[string, GrcStep[], { path: string; message: string }[]]>([
  ['valid steps', [step('a', text(), text()), step('b', text('x'))], []],
  [
    'two steps with the same id',
    [step('a'), step('b'), step('a')],
    [{ path: '/steps/2/id', message: 'is the id of another step' }],
  ],
  [
    'two questions with the same key',
    [step('a', text('x'), text('x'))],
    [{ path: '/steps/0/questions/1/id', message: 'is the key of another question' }],
  ],
  [
    'a key that equals one of another step',
    [step('a', text('b_c')), step('a_b', text('c'))],
    [{ path: '/steps/1/questions/0/id', message: 'is the key of another question' }],
  ],
  [
    'a select without options',
    [step('a', { text: 'Which?', type: 'select' })],
    [{ path: '/steps/0/questions/0/options', message: 'needs at least one option' }],
  ],
  [
    'a slider whose maximum is below its minimum',
    [step('a', { text: 'How?', type: 'slider', min: 10 })],
    [{ path: '/steps/0/questions/0/max', message: 'must be greater than the minimum' }],
  ],
  [
    'a slider whose maximum is its minimum',
    [step('a', { text: 'How?', type: 'slider', min: 3, max: 3 })],
    [{ path: '/steps/0/questions/0/max', message: 'must be greater than the minimum' }],
  ],
])('stepErrors returns the expected errors for %s', (_name, steps, errors) =>
  expect(stepErrors(steps)).toEqual(errors),
);

test('at most fifty errors are listed', () => {
  expect(
    stepErrors([
      step(
        'a',
        ...Array.from({ length: 60 }, (_, index): GrcQuestion => ({ id: `q${index}`, text: 'Which?', type: 'select' })),
      ),
    ]),
  ).toHaveLength(50);
});

const options = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const at = (field: string, message: string) => ({ path: `/steps/0/questions/0/${field}`, message });
test.each<[string, Omit<GrcQuestion, 'text'>, { path: string; message: string }[]]>([
  ['a text with a text as default', { type: 'text', default: 'None' }, []],
  ['a text with a number as default', { type: 'text', default: 5 }, [at('default', 'must be text')]],
  ['a select with an option as default', { type: 'select', options: options('a', 'b'), default: 'b' }, []],
  ['a select with an empty default', { type: 'select', options: options('a', 'b'), default: '' }, []],
  [
    'a select with another default',
    { type: 'select', options: options('a', 'b'), default: 'c' },
    [at('default', 'must be one of the options')],
  ],
  [
    'a select with a label as default',
    { type: 'select', options: options('a', 'b'), default: 'A' },
    [at('default', 'must be one of the options')],
  ],
  [
    'a select with a number as default',
    { type: 'select', options: options('1', '2'), default: 1 },
    [at('default', 'must be one of the options')],
  ],
  [
    'two options with the same value',
    { type: 'select', options: [...options('a', 'b'), { value: 'a', label: 'Again' }] },
    [at('options/2/value', 'is the value of another option')],
  ],
  [
    'two options that differ only in spaces',
    { type: 'select', options: options('a', ' a') },
    [at('options/1/value', 'is the value of another option')],
  ],
  ['a slider with its maximum as default', { type: 'slider', min: 0, max: 4, default: 4 }, []],
  ['a slider with a default within the usual bounds', { type: 'slider', default: 10 }, []],
  [
    'a slider with a default beyond the usual bounds',
    { type: 'slider', default: 99 },
    [at('default', 'must be a whole number from 1 to 10')],
  ],
  [
    'a slider with a default below its minimum',
    { type: 'slider', min: 5, max: 20, default: 4 },
    [at('default', 'must be a whole number from 5 to 20')],
  ],
  [
    'a slider with a fraction as default',
    { type: 'slider', default: 5.5 },
    [at('default', 'must be a whole number from 1 to 10')],
  ],
  [
    'a slider with a text as default',
    { type: 'slider', default: '5' },
    [at('default', 'must be a whole number from 1 to 10')],
  ],
  ['a slider with a step of 0', { type: 'slider', step: 0 }, [at('step', 'must be greater than 0')]],
  ['a slider with a negative step', { type: 'slider', step: -1 }, [at('step', 'must be greater than 0')]],
  ['a fact', { type: 'text', locked: true, required: true, default: '2022' }, []],
  ['a text that is locked and empty', { type: 'text', locked: true }, []],
  [
    'a required and locked text without default',
    { type: 'text', locked: true, required: true },
    [at('default', 'is needed where a required question is locked')],
  ],
  [
    'a required and locked text with a blank default',
    { type: 'text', locked: true, required: true, default: ' ' },
    [at('default', 'is needed where a required question is locked')],
  ],
  [
    'a required and locked select without default',
    { type: 'select', options: options('a'), locked: true, required: true },
    [at('default', 'is needed where a required question is locked')],
  ],
  // A slider always has a value.
  ['a slider that is locked and required', { type: 'slider', locked: true, required: true }, []],
])('stepErrors returns the expected errors for a question: %s', (_name, question, errors) =>
  expect(stepErrors([step('a', { text: 'Which?', ...question })])).toEqual(errors),
);

test.each(DEFAULT_GRC_TEMPLATES)('the steps of $name are valid', ({ steps }) => expect(stepErrors(steps)).toEqual([]));

test('a slider is stored with its bounds and its step', () => {
  const sliders = [
    { text: 'How often?', type: 'slider' as const },
    { text: 'How much?', type: 'slider' as const, min: 3, max: 5, step: 2 },
  ];
  const stored = [{ ...sliders[0], min: 1, max: 10, step: 1 }, sliders[1]];
  const { steps } = newGrcTemplate({ organization_id: 'o', name: 'T', steps: [step('a', text(), ...sliders)] });
  expect(steps[0]?.questions).toEqual([text(), ...stored]);
  expect(
    grcTemplateChange({ name: 'T', description: '', framework: '', domain_id: null, steps: [step('a', ...sliders)] })
      .steps[0]?.questions,
  ).toEqual(stored);
});
