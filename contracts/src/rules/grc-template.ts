/** GRC templates: what they hold, and what the schema cannot say about their steps. */
import type { FieldError } from '../schemas/base.ts';
import type { GrcQuestion, GrcStep, GrcTemplate, GrcTemplateCreate } from '../schemas/grc.ts';
import { answerKey, SLIDER } from './template-answers.ts';

/** The fields of a GRC template that do not come from the store. */
export type GrcTemplateFields = Omit<GrcTemplate, 'id' | 'organization_id' | 'version' | 'created_at' | 'updated_at'>;

export function newGrcTemplate(input: GrcTemplateCreate): GrcTemplateFields {
  const { organization_id: _, name, ...given } = input;
  return { description: '', framework: '', domain_id: null, steps: [], ...given, name: name.trim(), is_default: false };
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

/** Positions at which a value comes that came before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function questionErrors({ type, options = [], min = SLIDER.min, max = SLIDER.max }: GrcQuestion, path: string): FieldError[] {
  if (type === 'select' && options.length === 0) return [{ path: `${path}/options`, message: 'needs at least one option' }];
  if (type === 'slider' && min >= max) return [{ path: `${path}/max`, message: 'must be more than the least' }];
  return [];
}
