/** Errors in the answers of a risk: all of them when the wizard submits them and when a flow is completed, those of a change at every change. */
import type { FieldIssue } from '../../../schemas/base.ts';
import { pointerSegment } from '../../../protocol/json-pointer.ts';
import { sameValue } from '../../merge/same-value.ts';
import { isFilled } from '../../validation/field-problem.ts';
import {
  answerKey,
  isAnswerValid,
  SLIDER,
  type Answers,
  type QuestionShape,
  type StepShape,
} from './template-answers.ts';
import { syncedField } from './two-way-sync.ts';

/** The step of questions that belong to one risk only, in the keys of their answers. */
const CUSTOM = 'custom';

/** Most errors in one response. */
const MAX_ERRORS = 50;

/**
 * Errors for required questions without an answer, and for answers that their questions do not offer. An answer that is synchronized with a
 * field of the risk is not checked here: the rules of the field apply to it.
 * @param steps of the risk's template; none without a template
 * @param custom the risk's own questions
 */
export function answerErrors(
  steps: readonly StepShape[],
  custom: readonly QuestionShape[],
  answers: Answers,
): FieldIssue[] {
  return [...steps, { id: CUSTOM, questions: custom }]
    .flatMap((step) =>
      step.questions.map((question, index) => ({ question, key: answerKey(step.id, question, index) })),
    )
    .filter(({ question, key }) => syncedField(key) === null && !isAnswerValid(question, answers[key]))
    .slice(0, MAX_ERRORS)
    .map(({ question, key }) => ({
      path: `/template_answers/${pointerSegment(key)}`,
      ...problemOf(question, answers[key]),
    }));
}

/**
 * Errors of the answers that a change gives: those that their questions do not offer. Missing answers may come later, and answers that stay as
 * they are do not prevent other changes, even where the template offers something else by now.
 */
export function changedAnswerErrors(
  steps: readonly StepShape[],
  custom: readonly QuestionShape[],
  answers: Answers,
  before: Answers,
): FieldIssue[] {
  const changed = Object.fromEntries(
    Object.entries(answers).filter(([key, value]) => isFilled(value) && !sameValue(value, before[key])),
  );
  return answerErrors(steps, custom, changed).filter(({ keyword }) => keyword !== 'required');
}

function problemOf(question: QuestionShape, value: unknown): Omit<FieldIssue, 'path'> {
  const { text: label, type, options = [], min = SLIDER.min, max = SLIDER.max } = question;
  if (!isFilled(value)) return { keyword: 'required', params: { label }, message: `${label} is required` };
  if (type === 'select')
    return {
      keyword: 'enum',
      params: { label, allowedValues: options.map((option) => option.value) },
      message: `${label} must be one of its options`,
    };
  return {
    params: { label },
    message: type === 'slider' ? `${label} must be a whole number from ${min} to ${max}` : `${label} must be text`,
  };
}
