import { expect, test } from 'vitest';
import {
  answerKey,
  initialAnswers,
  isAnswerValid,
  orderedSteps,
  wizardLength,
  type QuestionShape,
} from './template-answers.ts';

const text: QuestionShape = { id: 'scope', text: 'What is in scope?', type: 'text', required: true };
const select: QuestionShape = {
  id: 'treat',
  text: 'How is it treated?',
  type: 'select',
  required: true,
  options: [{ value: 'avoid' }, { value: 'accept' }],
};
const slider: QuestionShape = { text: 'How sure are you?', type: 'slider', required: false };

test('answers are stored by step and question', () => {
  expect(answerKey('context', text, 0)).toBe('context_scope');
  expect(answerKey('context', slider, 2)).toBe('context_How sure are you?_2');
});

test('steps are sorted by their order, and the wizard has four steps more, at least five in all', () => {
  expect(
    orderedSteps([
      { id: 'b', order: 2 },
      { id: 'a', order: 1 },
    ]).map(({ id }) => id),
  ).toEqual(['a', 'b']);
  expect([0, 1, 5].map(wizardLength)).toEqual([5, 5, 9]);
});

test('questions start with their default, a slider with its minimum', () => {
  expect(
    initialAnswers({
      id: 's',
      questions: [text, { ...select, default: 'accept' }, slider, { ...slider, id: 'p', min: 3 }],
    }),
  ).toEqual({ s_scope: '', s_treat: 'accept', 's_How sure are you?_2': 1, s_p: 3 });
});

test.each<[QuestionShape, unknown, boolean]>([
  [text, 'All', true],
  [text, '', false],
  [text, 3, false],
  [select, 'avoid', true],
  [select, 'share', false],
  [slider, undefined, true],
  [slider, 1, true],
  [slider, 10, true],
  [slider, 0, false],
  [slider, 11, false],
  [slider, '5', false],
  [slider, 2.5, false],
  [{ ...slider, min: 0, max: 100 }, 100, true],
])('%j, answered with %j, is valid: %j', (question, value, valid) =>
  expect(isAnswerValid(question, value)).toBe(valid),
);
