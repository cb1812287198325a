/** What went wrong with a language model; the answer to the person never repeats what the model's server said. */
import { Problem } from '../../problem.ts';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: 'unreachable' | 'timeout' | 'refused' | 'busy' | 'unusable' | 'too-large';
  constructor(kind: ModelError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const DETAILS: Readonly<Record<ModelError['kind'], string>> = {
  unreachable: 'The language model cannot be reached',
  timeout: 'The language model took too long to answer',
  refused: 'The language model refused the request',
  busy: 'The language model is busy. Try again in a moment.',
  unusable: 'The language model gave an answer that cannot be used. Try again.',
  'too-large': 'The language model gave an answer that is too long',
};

/** A 502 for whoever asked. */
export function modelProblem({ kind }: ModelError): Problem {
  return new Problem(502, `model_${kind.replace('-', '_')}`, DETAILS[kind]);
}
