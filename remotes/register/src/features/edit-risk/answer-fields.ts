import type { GrcQuestion, GrcStep, Risk } from '@parapet/contracts';
import { answerKey, orderedSteps, syncedField } from '@parapet/contracts/rules';

export type AnswerKind = 'text' | 'long-text' | 'select' | 'slider' | 'level' | 'flag';

/** One answer to show in the form. */
export interface AnswerField {
  key: string;
  label: string;
  kind: AnswerKind;
  question: GrcQuestion | null;
  /** Choices of a select. */
  options: readonly { value: string; label: string }[];
}

export interface AnswerGroup {
  id: string;
  /** Title of the step; null for answers without a question. */
  title: string | null;
  fields: AnswerField[];
}

/** Longer answers get several lines (section 2, "Edit Risk modal"). */
const LONG_ANSWER = 50;

/** Choices of answers whose question has none of its own (section 2, "Edit Risk modal"). */
const FIXED_CHOICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(^|_)priority$/i, ['Low', 'Medium', 'High', 'Critical']],
  [/(^|_)type$/i, ['Technical', 'Operational', 'Financial', 'Strategic', 'Compliance']],
];

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function kindOf(question: GrcQuestion | null, value: unknown): AnswerKind {
  if (question?.type === 'select') return 'select';
  if (question?.type === 'slider') return 'slider';
  if (typeof value === 'boolean') return 'flag';
  if (question === null && typeof value === 'number') return 'level';
  return typeof value === 'string' && value.length > LONG_ANSWER ? 'long-text' : 'text';
}

function fieldOf(key: string, question: GrcQuestion | null, value: unknown): AnswerField {
  const fixed = question?.type === 'select' ? undefined : FIXED_CHOICES.find(([pattern]) => pattern.test(key))?.[1];
  const options = question?.options ?? (fixed === undefined ? [] : asOptions(fixed));
  return { key, label: question?.text ?? readable(key), kind: fixed === undefined ? kindOf(question, value) : 'select', question, options };
}

/** 'step_1_recovery_time' → 'Step 1 recovery time' */
function readable(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The answers of a risk as the form shows them: those of its template step by step, then additional questions and answers whose question
 * no longer exists. Answers that are synchronized with a field of the risk are left out.
 */
export function answerGroups(risk: Pick<Risk, 'template_answers' | 'custom_questions'>, steps: readonly GrcStep[]): AnswerGroup[] {
  const { template_answers: answers, custom_questions: custom = [] } = risk;
  const asked = orderedSteps(steps).map(({ id, title, questions }) => ({
    id,
    title,
    fields: questions.map((question, index) => fieldOf(answerKey(id, question, index), question, answers[answerKey(id, question, index)])),
  }));
  const additional = custom.map((question, index) => fieldOf(answerKey('custom', question, index), question, answers[answerKey('custom', question, index)]));
  const shown = new Set([...asked.flatMap(({ fields }) => fields), ...additional].map(({ key }) => key));
  const others = Object.entries(answers).flatMap(([key, value]) => (shown.has(key) ? [] : [fieldOf(key, null, value)]));
  return [...asked, { id: 'custom', title: null, fields: [...additional, ...others] }]
    .map((group) => ({ ...group, fields: group.fields.filter(({ key }) => syncedField(key) === null) }))
    .filter(({ fields }) => fields.length > 0);
}
