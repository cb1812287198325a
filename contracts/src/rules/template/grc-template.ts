/** Creating and changing GRC templates, and the errors in their steps that the schema cannot express. */
import type { FieldIssue, RecordField } from '../../schemas/base.ts';
import type {
  GrcQuestion,
  GrcStep,
  GrcTemplate,
  GrcTemplateCreate,
  GrcTemplateUpdate,
} from '../../schemas/item/grc.ts';
import { isFilled } from '../validation/field-problem.ts';
import { answerKey, SLIDER, storedQuestion } from './answers/template-answers.ts';

/** The fields of a GRC template that do not come from the store. */
export type GrcTemplateFields = Omit<GrcTemplate, RecordField>;

export function newGrcTemplate(input: GrcTemplateCreate): GrcTemplateFields {
  const { organization_id: _, name, steps = [], ...given } = input;
  return {
    description: '',
    framework: '',
    domain_id: null,
    ...given,
    steps: steps.map(storedStep),
    name: name.trim(),
    is_default: false,
  };
}

/** An error when a template is replaced by one with another id. @param id id of the template that is replaced */
export function templateIdErrors(id: string, input: Pick<GrcTemplateUpdate, 'id'>): FieldIssue[] {
  return input.id === undefined || input.id === id ? [] : [{ path: '/id', message: 'cannot be changed' }];
}

/** The fields that replacing a template sets. Version, times and other fields of the server are ignored. */
export function grcTemplateChange({
  name,
  description,
  framework,
  domain_id,
  steps,
}: GrcTemplateUpdate): Omit<GrcTemplateFields, 'is_default'> {
  return { name: name.trim(), description, framework, domain_id, steps: steps.map(storedStep) };
}

const storedStep = (step: GrcStep): GrcStep => ({ ...step, questions: step.questions.map(storedQuestion) });

export const INVALID_STEPS = 'Some steps or questions of the template are not valid';

/** Most errors in one response. */
const MAX_ERRORS = 50;

/** Errors in the steps of a template. Answers are stored by step and question, so no two questions may have the same key. */
export function stepErrors(steps: readonly GrcStep[]): FieldIssue[] {
  const questions = steps.flatMap((step, s) =>
    step.questions.map((question, q) => ({
      question,
      path: `/steps/${s}/questions/${q}`,
      key: answerKey(step.id, question, q),
    })),
  );
  return [
    ...repeated(steps.map(({ id }) => id)).map((index) => ({
      path: `/steps/${index}/id`,
      message: 'is the id of another step',
    })),
    ...repeated(questions.map(({ key }) => key)).map((index) => ({
      path: `${questions[index]?.path}/id`,
      message: 'is the key of another question',
    })),
    ...questions.flatMap(({ question, path }) => questionErrors(question, path)),
  ].slice(0, MAX_ERRORS);
}

/** The indexes of values that occurred before. */
function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
}

function questionErrors(question: GrcQuestion, path: string): FieldIssue[] {
  const bounds = boundErrors(question);
  // Without options or valid bounds no default could be valid.
  const problem = bounds.some(({ path: at }) => at === 'options' || at === 'max') ? null : defaultProblem(question);
  return [...bounds, ...(problem === null ? [] : [{ path: 'default', message: problem }])].map(
    ({ path: at, message }) => ({ path: `${path}/${at}`, message }),
  );
}

/** Errors in the possible answers, with paths relative to the question. */
function boundErrors({
  type,
  options = [],
  min = SLIDER.min,
  max = SLIDER.max,
  step = SLIDER.step,
}: GrcQuestion): FieldIssue[] {
  if (type === 'select') {
    if (options.length === 0) return [{ path: 'options', message: 'needs at least one option' }];
    return repeated(options.map(({ value }) => value.trim())).map((index) => ({
      path: `options/${index}/value`,
      message: 'is the value of another option',
    }));
  }
  if (type === 'text') return [];
  return [
    ...(min >= max ? [{ path: 'max', message: 'must be greater than the minimum' }] : []),
    ...(step <= 0 ? [{ path: 'step', message: 'must be greater than 0' }] : []),
  ];
}

/** What is wrong with a default. It may be missing, except where a question is both required and locked. A slider always has a value. */
function defaultProblem({
  type,
  required,
  locked,
  default: start,
  options = [],
  min = SLIDER.min,
  max = SLIDER.max,
}: GrcQuestion): string | null {
  if (!isFilled(start))
    return required === true && locked === true && type !== 'slider'
      ? 'is needed where a required question is locked'
      : null;
  switch (type) {
    case 'text':
      return typeof start === 'string' ? null : 'must be text';
    case 'select':
      return options.some(({ value }) => value === start) ? null : 'must be one of the options';
    case 'slider':
      // Answers of sliders are whole numbers.
      return typeof start === 'number' && Number.isInteger(start) && start >= min && start <= max
        ? null
        : `must be a whole number from ${min} to ${max}`;
  }
}
