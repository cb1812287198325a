/** What the schema cannot say about the steps of a GRC template. */
import type { FieldError, GrcQuestion, GrcStep } from '@parapet/contracts';
import { answerKey, SLIDER } from '@parapet/contracts/rules';
import { Problem } from '../../problem.ts';

/** Positions at which a value comes that came before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function questionProblem({ type, options = [], min = SLIDER.min, max = SLIDER.max }: GrcQuestion, path: string): FieldError[] {
  if (type === 'select' && options.length === 0) return [{ path: `${path}/options`, message: 'needs at least one option' }];
  if (type === 'slider' && min >= max) return [{ path: `${path}/max`, message: 'must be more than the least' }];
  return [];
}

/**
 * Answers are kept by step and question: two that share a key would overwrite each other.
 * @throws Problem 400 that names every field at fault
 */
export function assertSteps(steps: readonly GrcStep[]): void {
  const questions = steps.flatMap((step, s) =>
    step.questions.map((question, q) => ({ question, path: `/steps/${s}/questions/${q}`, key: answerKey(step.id, question, q) })),
  );
  const errors = [
    ...repeated(steps.map(({ id }) => id)).map((index) => ({ path: `/steps/${index}/id`, message: 'is the id of another step' })),
    ...repeated(questions.map(({ key }) => key)).map((index) => ({ path: `${questions[index]?.path}/id`, message: 'is the key of another question' })),
    ...questions.flatMap(({ question, path }) => questionProblem(question, path)),
  ];
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'The steps of the template do not fit together', { errors: errors.slice(0, 50) });
}
