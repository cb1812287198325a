/** Answers to the questions of a GRC template, as a risk stores them. */
import { isFilled } from '../../validation/field-problem.ts';

export interface QuestionShape {
  id?: string;
  text: string;
  type: 'text' | 'select' | 'slider';
  /** False when absent. */
  required?: boolean;
  default?: string | number;
  options?: readonly { value: string }[];
  min?: number;
  max?: number;
}

export interface StepShape {
  id: string;
  questions: readonly QuestionShape[];
}

export type Answers = Readonly<Record<string, unknown>>;

/** The bounds and the step of a slider whose question has none. */
export const SLIDER = { min: 1, max: 10, step: 1 } as const;

/** A question as it is stored: a slider has its bounds and step. */
export function storedQuestion<Q extends QuestionShape>(question: Q): Q {
  return question.type === 'slider' ? { ...SLIDER, ...question } : question;
}

/**
 * The key of an answer: step and question. A question without an id is identified by its text and its index.
 * @param index index of the question in its step, from 0
 */
export function answerKey(stepId: string, question: Pick<QuestionShape, 'id' | 'text'>, index: number): string {
  return `${stepId}_${question.id ?? `${question.text}_${index}`}`;
}

/** The steps of a template in their order. */
export function orderedSteps<S extends { order: number }>(steps: readonly S[]): S[] {
  return steps.toSorted((a, b) => a.order - b.order);
}

/** The number of steps of the wizard: domain, assets, scenarios and review in addition to those of the template; five when it has none. */
export function wizardLength(templateSteps: number): number {
  return templateSteps === 0 ? 5 : templateSteps + 4;
}

/** The initial answers of a step. A slider without a default starts at its minimum. */
export function initialAnswers(step: StepShape): Record<string, string | number> {
  return Object.fromEntries(
    step.questions.map((question, index) => {
      const start = question.default ?? (question.type === 'slider' ? (question.min ?? SLIDER.min) : '');
      return [answerKey(step.id, question, index), start];
    }),
  );
}

/** Whether an answer is valid: for a select one of its options, for a slider a whole number within its bounds. */
export function isAnswerValid(question: QuestionShape, value: unknown): boolean {
  if (!isFilled(value)) return question.required !== true;
  if (question.type === 'select') return (question.options ?? []).some((option) => option.value === value);
  if (question.type === 'text') return typeof value === 'string';
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= (question.min ?? SLIDER.min) &&
    value <= (question.max ?? SLIDER.max)
  );
}
