/** An error of the language model. The problem for people never contains text of the endpoint. */
import type { ProblemCode } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind:
    | 'unreachable'
    | 'timeout'
    | 'refused'
    | 'busy'
    | 'unusable'
    | 'broken-off'
    | 'out-of-tokens'
    | 'too-large';
  /** The HTTP status of the endpoint's response, if that status is the error. */
  readonly status: number | null;
  constructor(
    kind: ModelError['kind'],
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status ?? null;
  }
}

const PROBLEMS: Readonly<Record<ModelError['kind'], readonly [code: ProblemCode, detail: string]>> = {
  unreachable: ['model_unreachable', 'The language model cannot be reached. Try again in a few minutes.'],
  timeout: ['model_timeout', 'The language model took too long to answer. Try again.'],
  refused: ['model_refused', 'The language model refused the request.'],
  busy: ['model_busy', 'The language model is busy. Try again in a moment.'],
  unusable: ['model_unusable', 'The language model gave an unusable answer. Try again.'],
  'broken-off': ['model_broken_off', 'The answer of the language model was cut off. Try again.'],
  'out-of-tokens': [
    'model_out_of_tokens',
    'The language model reached its length limit before it had written anything usable. Allow a longer answer (max_tokens), or choose another model.',
  ],
  'too-large': ['model_too_large', 'The answer of the language model was too long.'],
};

export function modelProblem({ kind }: ModelError): Problem {
  return new Problem(502, ...PROBLEMS[kind]);
}
