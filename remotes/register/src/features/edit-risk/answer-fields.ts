import type { GrcQuestion, GrcStep, Risk } from '@parapet/contracts';
import { answerKey, orderedSteps, syncedField } from '@parapet/contracts/rules';

/** One answer in the form: the answer to a question or, without a question, a number from 1 to 5 or a yes or no. */
export interface AnswerField {
  key: string;
  kind: 'question' | 'level' | 'flag';
  question: GrcQuestion;
  /** Several lines for the answer to a text question. */
  multiline: boolean;
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

/** @param question null when the template no longer asks it */
function fieldOf(key: string, question: GrcQuestion | null, value: unknown): AnswerField {
  const fixed = question?.type === 'select' ? undefined : FIXED_CHOICES.find(([pattern]) => pattern.test(key))?.[1];
  const asked: GrcQuestion = question ?? { text: readable(key), type: 'text' };
  if (fixed !== undefined)
    return {
      key,
      kind: 'question',
      question: { ...asked, type: 'select', options: asOptions(fixed) },
      multiline: false,
    };
  const kind =
    question !== null
      ? 'question'
      : typeof value === 'boolean'
        ? 'flag'
        : typeof value === 'number'
          ? 'level'
          : 'question';
  return { key, kind, question: asked, multiline: typeof value === 'string' && value.length > LONG_ANSWER };
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
export function answerGroups(
  risk: Pick<Risk, 'template_answers'> & Partial<Pick<Risk, 'custom_questions'>>,
  steps: readonly GrcStep[],
): AnswerGroup[] {
  const { template_answers: answers, custom_questions: custom = [] } = risk;
  const asked = orderedSteps(steps).map(({ id, title, questions }) => ({
    id,
    title,
    fields: questions.map((question, index) =>
      fieldOf(answerKey(id, question, index), question, answers[answerKey(id, question, index)]),
    ),
  }));
  const additional = custom.map((question, index) =>
    fieldOf(answerKey('custom', question, index), question, answers[answerKey('custom', question, index)]),
  );
  const shown = new Set([...asked.flatMap(({ fields }) => fields), ...additional].map(({ key }) => key));
  const others = Object.entries(answers).flatMap(([key, value]) => (shown.has(key) ? [] : [fieldOf(key, null, value)]));
  return [...asked, { id: 'custom', title: null, fields: [...additional, ...others] }]
    .map((group) => ({ ...group, fields: group.fields.filter(({ key }) => syncedField(key) === null) }))
    .filter(({ fields }) => fields.length > 0);
}
