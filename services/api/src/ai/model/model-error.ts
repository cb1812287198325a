/** An error of the language model. The problem for people never contains text of the endpoint. */
import { Problem } from '../../pipeline/problem.ts';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: 'unreachable' | 'timeout' | 'refused' | 'busy' | 'unusable' | 'broken-off' | 'out-of-tokens' | 'too-large';
  /** The status of the endpoint, if that is the error. */
  readonly status: number | null;
  constructor(kind: ModelError['kind'], message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.kind = kind;
    this.status = status ?? null;
  }
}

const DETAILS: Readonly<Record<ModelError['kind'], string>> = {
  unreachable: 'The language model cannot be reached',
  timeout: 'The language model took too long to answer',
  refused: 'The language model refused the request',
  busy: 'The language model is busy. Try again in a moment.',
  unusable: 'The language model gave an answer that cannot be used. Try again.',
  'broken-off': 'The answer of the language model broke off. Try again.',
  'out-of-tokens':
    'The language model reached the length that is allowed before it had written anything that can be used. Allow a longer answer (max_tokens), or choose another model.',
  'too-large': 'The language model gave an answer that is too long',
};

export function modelProblem({ kind }: ModelError): Problem {
  return new Problem(502, `model_${kind.replaceAll('-', '_')}`, DETAILS[kind]);
}
