/** Answers to the questions of a GRC template, as a risk stores them. */
import { RISK_SEVERITIES, RISK_STATUSES } from '../../../schemas/risk/risk-values.ts';
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

/** Fields of a risk with which answers are synchronized. */
export const SYNCED_FIELDS = ['severity', 'impact_level', 'probability', 'category', 'status'] as const;
export type SyncedField = (typeof SYNCED_FIELDS)[number];

/**
 * The key of an answer: step and question. A question without an id is identified by its text and its index.
 * @param index index of the question in its step, from 0
 */
export function answerKey(stepId: string, question: Pick<QuestionShape, 'id' | 'text'>, index: number): string {
  return `${stepId}_${question.id ?? `${question.text}_${index}`}`;
}

/** The field of the risk with which an answer is synchronized; null for other answers. The field is shown in place of the answer. */
export function syncedField(key: string): SyncedField | null {
  return SYNCED_FIELDS.find((field) => key.includes(field)) ?? null;
}

/** A copy of the answers, in which the synchronized ones have the current values of the risk. */
export function answersWithFields(
  answers: Answers,
  fields: Readonly<Partial<Record<SyncedField, unknown>>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const field = syncedField(key);
      return [key, field !== null && fields[field] !== undefined ? fields[field] : answer];
    }),
  );
}

const SETTABLE: Readonly<Record<SyncedField, (value: unknown) => unknown>> = {
  severity: (value) => RISK_SEVERITIES.find((severity) => severity === String(value).toLowerCase()),
  impact_level: level,
  probability: level,
  category: (value) => (typeof value === 'string' ? value : undefined),
  status: (value) => RISK_STATUSES.find((status) => status === String(value).toLowerCase() && status !== 'archived'),
};

function level(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 5 ? number : undefined;
}

/** The field of the risk that an answer sets; none when it is not synchronized or not valid for the field. */
export function fieldsFromAnswer(key: string, value: unknown): Partial<Record<SyncedField, unknown>> {
  const field = syncedField(key);
  if (field === null) return {};
  const set = SETTABLE[field](value);
  return set === undefined ? {} : { [field]: set };
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
