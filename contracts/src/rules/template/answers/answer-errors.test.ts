import { expect, test } from 'vitest';
import { answerErrors, changedAnswerErrors } from './answer-errors.ts';
import type { QuestionShape } from './template-answers.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const step = {
  id: 's1',
  questions: [
    { id: 'why', text: 'Why?', type: 'text', required: true },
    { id: 'backup', text: 'Backup?', type: 'select', options },
    { id: 'often', text: 'How often?', type: 'slider', max: 5 },
    { id: 'severity', text: 'Severity', type: 'select', required: true, options },
  ] satisfies QuestionShape[],
};
const custom: QuestionShape[] = [{ text: 'Who a/b?', type: 'text', required: true }];

test('required questions need an answer', () => {
  expect(answerErrors([step], custom, { s1_why: ' ' })).toEqual([
    { path: '/template_answers/s1_why', keyword: 'required', params: { label: 'Why?' }, message: 'Why? is required' },
    {
      path: '/template_answers/custom_Who a~1b?_0',
      keyword: 'required',
      params: { label: 'Who a/b?' },
      message: 'Who a/b? is required',
    },
  ]);
});

test('answers must fit the types, options and limits of their questions', () => {
  expect(answerErrors([step], [], { s1_why: 7, s1_backup: 'maybe', s1_often: 6 })).toEqual([
    { path: '/template_answers/s1_why', params: { label: 'Why?' }, message: 'Why? must be text' },
    {
      path: '/template_answers/s1_backup',
      keyword: 'enum',
      params: { label: 'Backup?', allowedValues: ['yes', 'no'] },
      message: 'Backup? must be one of its options',
    },
    {
      path: '/template_answers/s1_often',
      params: { label: 'How often?' },
      message: 'How often? must be a whole number from 1 to 5',
    },
  ]);
});

test('valid answers, answers of removed questions and synchronized answers have no errors', () => {
  expect(
    answerErrors([step], custom, {
      s1_why: 'x',
      s1_backup: 'no',
      s1_often: 5,
      s1_severity: 'critical',
      'custom_Who a/b?_0': 'Ada',
      old: 1,
    }),
  ).toEqual([]);
  expect(answerErrors([step], [], { s1_why: 'x', s1_backup: '', s1_often: null })).toEqual([]);
  expect(answerErrors([], [], { old: 1 })).toEqual([]);
});

test('a change may leave required questions open and keep an answer that is no longer offered, but gives no other that is not', () => {
  const change = (answers: object, before: object = {}) =>
    changedAnswerErrors([step], custom, { ...answers }, { ...before }).map(({ message }) => message);
  expect(change({ s1_backup: '' })).toEqual([]);
  expect(change({ s1_backup: 'gone', s1_often: 3 }, { s1_backup: 'gone' })).toEqual([]);
  expect(change({ s1_backup: 'maybe' }, { s1_backup: 'gone' })).toEqual(['Backup? must be one of its options']);
  expect(change({ s1_often: '4', s1_why: 'x' })).toEqual(['How often? must be a whole number from 1 to 5']);
  expect(change({ s1_often: 2.5 })).toEqual(['How often? must be a whole number from 1 to 5']);
});
