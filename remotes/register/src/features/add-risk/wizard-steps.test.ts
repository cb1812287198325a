import type { GrcStep } from '@parapet/contracts';
import { describe, expect, it } from 'vitest';
import { answeredCount, canShow, idsOf, openQuestions, ownPath, wizardSteps } from './wizard-steps.ts';

const step = (id: string, order: number, mandatory = false): GrcStep => ({
  id,
  title: id,
  description: '',
  order,
  category: '',
  mandatory,
  questions: [
    { id: 'a', text: 'A?', type: 'text', required: true },
    { id: 'b', text: 'B?', type: 'select', options: [{ value: 'x', label: 'X' }] },
  ],
});
const kinds = (steps: readonly GrcStep[] | null) => wizardSteps(steps && { steps: [...steps] }).map(({ id }) => id);

describe('the steps', () => {
  it('are those of the template, sorted by order, and four more', () => {
    expect(kinds([step('two', 2), step('one', 1)])).toEqual([
      'template',
      'assets',
      'scenarios',
      'step-one',
      'step-two',
      'review',
    ]);
  });

  it('are five when there is no template, or when the template has no steps', () => {
    expect([kinds([]), kinds(null)]).toEqual([
      ['template', 'assets', 'scenarios', 'questions', 'review'],
      ['template', 'assets', 'scenarios', 'questions', 'review'],
    ]);
  });

  it('beyond the first need a template', () => {
    expect([canShow(0, false), canShow(1, false), canShow(1, true), canShow(3, true)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('open questions', () => {
  it('are the required ones of a mandatory step', () => {
    expect(openQuestions(step('s', 1, true), { s_a: ' ', s_b: '' }, {})).toEqual(['s_a']);
    expect(openQuestions(step('s', 1, true), { s_a: 'yes', s_b: '' }, { s_a: 'yes' })).toEqual([]);
  });

  it('of an optional step are its required questions, but only once the step has an answer', () => {
    expect(openQuestions(step('s', 1), { s_a: '', s_b: '' }, {})).toEqual([]);
    expect(openQuestions(step('s', 1), { s_a: '', s_b: 'x' }, { s_b: 'x' })).toEqual(['s_a']);
  });

  it('include questions whose answer is not one of the options', () => {
    expect(openQuestions(step('s', 1, true), { s_a: 'yes', s_b: 'gone' }, { s_a: 'yes', s_b: 'gone' })).toEqual([
      's_b',
    ]);
  });

  it('do not count as answered', () => {
    expect(answeredCount(step('s', 1), { s_a: 'yes', s_b: '' })).toBe(1);
  });
});

it.each([
  [null, []],
  ['["a1","a2","a1"]', ['a1', 'a2']],
  ['["a1",2,""]', ['a1']],
  ['{"a":1}', []],
  ['a1', []],
])('reads the ids in %s', (parameter, ids) => {
  expect(idsOf(parameter)).toEqual(ids);
});

it.each([
  ['/risk-flow/r1?step=2', '/risk-flow/r1?step=2'],
  [null, null],
  ['https://elsewhere.example/x', null],
  ['//elsewhere.example/x', null],
  [String.raw`/\elsewhere.example`, null],
])('returns to %s only if it is a path within the product', (parameter, path) => {
  expect(ownPath(parameter)).toBe(path);
});
