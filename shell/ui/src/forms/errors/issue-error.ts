import { formatError, type ValidationError } from '../rules/check-field.ts';
import type { FieldIssue } from './problem.ts';

type Params = Readonly<Record<string, unknown>>;

const limited = (key: ValidationError['key'], name: 'min' | 'max') => (params: Params) =>
  typeof params['limit'] === 'number' ? { key, values: { [name]: params['limit'] } } : null;

const NUMBERS: Readonly<Record<string, ValidationError>> = {
  number: { key: 'field.number' },
  integer: { key: 'field.integer' },
};

/** The kit's text for each keyword of the validator. Keywords that are missing here have no text that helps a person. */
const COMPLAINTS: Readonly<Record<string, (params: Params) => ValidationError | null>> = {
  required: () => ({ key: 'field.required' }),
  minLength: (params) =>
    params['limit'] === 1 ? { key: 'field.required' } : limited('field.minLength', 'min')(params),
  maxLength: limited('field.maxLength', 'max'),
  pattern: ({ pattern }) => ({ key: pattern === '\\S' ? 'field.required' : 'field.format' }),
  format: ({ format }) => formatError(String(format)),
  enum: () => ({ key: 'field.oneOf' }),
  const: () => ({ key: 'field.oneOf' }),
  minimum: limited('field.min', 'min'),
  maximum: limited('field.max', 'max'),
  minItems: (params) => (params['limit'] === 1 ? { key: 'field.required' } : limited('field.minItems', 'min')(params)),
  maxItems: limited('field.maxItems', 'max'),
  'x-plain-line': () => ({ key: 'field.plainLine' }),
  uniqueItems: () => ({ key: 'field.unique' }),
  type: ({ type }) => NUMBERS[String(type)] ?? { key: 'field.format' },
};

/** What to say about an issue in the reader's language; null when only its English message says it. */
export function issueError({ keyword, params = {} }: FieldIssue): ValidationError | null {
  if (keyword === undefined || !Object.hasOwn(COMPLAINTS, keyword)) return null;
  return COMPLAINTS[keyword]?.(params) ?? null;
}
