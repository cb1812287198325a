import { isPlainLine } from '@parapet/contracts/rules';
import type { TextKey } from '../../locales/texts.ts';
import { hasFormat, isKnownFormat, type KnownFormat } from './check-format.ts';
import { countCharacters } from '../count-characters.ts';
import { dereference, takesNull, withoutNull, type Definitions, type FieldRules } from './field-rules.ts';

/** Texts about fields. All texts of the kit would make each new one a change of every form, for which older shells refuse a remote. */
type FieldText = Extract<TextKey, `field.${string}`>;

/** What is wrong with a value: a text of the kit and what fills it. */
export interface ValidationError {
  key: FieldText;
  values?: Readonly<Record<string, number>>;
}

const REQUIRED: ValidationError = { key: 'field.required' };
const FORMAT_TEXTS: Readonly<Record<KnownFormat, FieldText>> = {
  date: 'field.date',
  'date-time': 'field.date',
  time: 'field.time',
  email: 'field.email',
  uri: 'field.uri',
  uuid: 'field.format',
};

/** What to say about a text without this format. */
export function formatError(format: string): ValidationError {
  return { key: isKnownFormat(format) ? FORMAT_TEXTS[format] : 'field.format' };
}

/** True for what a person would call empty. White space counts as empty where the rules require text. */
export function isBlank(rules: FieldRules, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'string' && value.trim() === '' && (rules.pattern === '\\S' || (rules.minLength ?? 0) > 0);
}

/** Checks one value, but not what is inside of it; null when it is fine. */
export function checkField(
  rules: FieldRules,
  value: unknown,
  required: boolean,
  definitions: Definitions = {},
): ValidationError | null {
  const inner = withoutNull(dereference(rules, definitions), definitions);
  if (isBlank(inner, value)) {
    const emptyIsFine =
      value === '' ? takesEmptyText(inner) : value === null && takesNull(dereference(rules, definitions));
    return required && !emptyIsFine ? REQUIRED : null;
  }
  if (inner.anyOf !== undefined) return checkAlternatives(inner.anyOf, value, required, definitions);
  if (inner.const !== undefined && inner.const !== value) return { key: 'field.oneOf' };
  if (inner.enum !== undefined && !inner.enum.includes(value)) return { key: 'field.oneOf' };
  if (inner.type === 'string') return checkText(inner, value);
  if (inner.type === 'number' || inner.type === 'integer') return checkNumber(inner, value);
  if (inner.type === 'boolean') return typeof value === 'boolean' ? null : { key: 'field.format' };
  if (inner.type === 'array') return checkList(inner, value, required);
  return null;
}

/** Whether the empty string is a valid value. */
export function takesEmptyText(rules: FieldRules): boolean {
  return (
    rules.type === 'string' && rules.enum === undefined && rules.const === undefined && checkText(rules, '') === null
  );
}

function checkAlternatives(
  branches: readonly FieldRules[],
  value: unknown,
  required: boolean,
  definitions: Definitions,
): ValidationError | null {
  const validationErrors = branches.map((branch) => checkField(branch, value, required, definitions));
  return validationErrors.includes(null) ? null : (validationErrors[0] ?? null);
}

function checkText(rules: FieldRules, value: unknown): ValidationError | null {
  if (typeof value !== 'string') return { key: 'field.format' };
  const length = countCharacters(value);
  if (rules.minLength !== undefined && length < rules.minLength)
    return { key: 'field.minLength', values: { min: rules.minLength } };
  if (rules.maxLength !== undefined && length > rules.maxLength)
    return { key: 'field.maxLength', values: { max: rules.maxLength } };
  if (rules['x-plain-line'] === true && !isPlainLine(value)) return { key: 'field.plainLine' };
  if (rules.pattern !== undefined && !new RegExp(rules.pattern, 'u').test(value)) return { key: 'field.format' };
  if (rules.format !== undefined && isKnownFormat(rules.format) && !hasFormat(rules.format, value))
    return formatError(rules.format);
  return null;
}

function checkNumber(rules: FieldRules, value: unknown): ValidationError | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'field.number' };
  if (rules.type === 'integer' && !Number.isInteger(value)) return { key: 'field.integer' };
  if (rules.minimum !== undefined && value < rules.minimum) return { key: 'field.min', values: { min: rules.minimum } };
  if (rules.maximum !== undefined && value > rules.maximum) return { key: 'field.max', values: { max: rules.maximum } };
  return null;
}

function checkList(rules: FieldRules, value: unknown, required: boolean): ValidationError | null {
  if (!Array.isArray(value)) return { key: 'field.format' };
  const min = rules.minItems ?? 0;
  if (value.length === 0 && min > 0) return required ? REQUIRED : null;
  if (value.length < min) return { key: 'field.minItems', values: { min } };
  if (rules.maxItems !== undefined && value.length > rules.maxItems)
    return { key: 'field.maxItems', values: { max: rules.maxItems } };
  if (rules.uniqueItems === true && new Set(value).size < value.length) return { key: 'field.unique' };
  return null;
}
