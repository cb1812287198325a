/** GRC templates: what they hold, and what the schema cannot say about their steps. */
import type { FieldError, RecordField } from '../../schemas/base.ts';
import type { GrcQuestion, GrcStep, GrcTemplate, GrcTemplateCreate, GrcTemplateUpdate } from '../../schemas/grc.ts';
import { isFilled } from '../validation/field-problem.ts';
import { answerKey, SLIDER } from './template-answers.ts';

/** The fields of a GRC template that do not come from the store. */
export type GrcTemplateFields = Omit<GrcTemplate, RecordField>;

export function newGrcTemplate(input: GrcTemplateCreate): GrcTemplateFields {
  const { organization_id: _, name, ...given } = input;
  return { description: '', framework: '', domain_id: null, steps: [], ...given, name: name.trim(), is_default: false };
}

/** A template as it was answered may replace itself, but not another. @param id of the template that is replaced */
export function templateIdErrors(id: string, input: Pick<GrcTemplateUpdate, 'id'>): FieldError[] {
  return input.id === undefined || input.id === id ? [] : [{ path: '/id', message: 'cannot be changed' }];
}

/** What replacing a template sets; what the server keeps is left as it is, whatever version and times are said. */
export function grcTemplateChange({ name, description, framework, domain_id, steps }: GrcTemplateUpdate): Omit<GrcTemplateFields, 'is_default'> {
  return { name: name.trim(), description, framework, domain_id, steps };
}

export const STEPS_DO_NOT_FIT = 'The steps of the template do not fit together';

/** As many as a person reads. */
const MOST = 50;

/** Answers are kept by step and question: two that share a key would overwrite each other. */
export function stepErrors(steps: readonly GrcStep[]): FieldError[] {
  const questions = steps.flatMap((step, s) =>
    step.questions.map((question, q) => ({ question, path: `/steps/${s}/questions/${q}`, key: answerKey(step.id, question, q) })),
  );
  return [
    ...repeated(steps.map(({ id }) => id)).map((index) => ({ path: `/steps/${index}/id`, message: 'is the id of another step' })),
    ...repeated(questions.map(({ key }) => key)).map((index) => ({ path: `${questions[index]?.path}/id`, message: 'is the key of another question' })),
    ...questions.flatMap(({ question, path }) => questionErrors(question, path)),
  ].slice(0, MOST);
}

/** Positions of the values that occurred before. */
function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
}

function questionErrors(question: GrcQuestion, path: string): FieldError[] {
  const bounds = boundErrors(question);
  // Without options, or ends to stand between, no default would do.
  const start = bounds.some(({ path: at }) => at === 'options' || at === 'max') ? null : defaultProblem(question);
  return [...bounds, ...(start === null ? [] : [{ path: 'default', message: start }])].map(({ path: at, message }) => ({ path: `${path}/${at}`, message }));
}

/** What is wrong with what can be answered; paths start at the question. */
function boundErrors({ type, options = [], min = SLIDER.min, max = SLIDER.max, step = SLIDER.step }: GrcQuestion): FieldError[] {
  if (type === 'select') {
    if (options.length === 0) return [{ path: 'options', message: 'needs at least one option' }];
    return repeated(options.map(({ value }) => value.trim())).map((index) => ({ path: `options/${index}/value`, message: 'is the value of another option' }));
  }
  if (type === 'text') return [];
  return [
    ...(min >= max ? [{ path: 'max', message: 'must be more than the least' }] : []),
    ...(step <= 0 ? [{ path: 'step', message: 'must be more than 0' }] : []),
  ];
}

/** A question may start without an answer, unless it must have one and nobody can give it. A slider stands somewhere anyway. */
function defaultProblem({ type, required, locked, default: start, options = [], min = SLIDER.min, max = SLIDER.max }: GrcQuestion): string | null {
  if (!isFilled(start)) return required === true && locked === true && type !== 'slider' ? 'is needed where a required question is locked' : null;
  switch (type) {
    case 'text':
      return typeof start === 'string' ? null : 'must be text';
    case 'select':
      return options.some(({ value }) => value === start) ? null : 'must be one of the options';
    case 'slider':
      // Answers of sliders are whole numbers.
      return typeof start === 'number' && Number.isInteger(start) && start >= min && start <= max ? null : `must be a whole number from ${min} to ${max}`;
  }
}
