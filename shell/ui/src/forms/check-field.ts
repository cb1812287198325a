import type { TextKey } from '../locales/texts.ts';
import { countCharacters } from './count-characters.ts';

/** The keywords of JSON Schema that the contract's forms use. Others (`$ref`, `format`…) are left to the server. */
export interface FieldRules {
  type?: string;
  enum?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string | RegExp;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly FieldRules[];
}

/** What is wrong with a value: a text of the kit and what fills it. */
export interface Complaint {
  key: TextKey;
  values?: Readonly<Record<string, number>>;
}

const REQUIRED: Complaint = { key: 'field.required' };

/** True for what a person would call empty. White space counts as empty where the rules ask for more than that. */
export function isBlank(rules: FieldRules, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'string' && value.trim() === '' && (rules.pattern === '\\S' || (rules.minLength ?? 0) > 0);
}

/** Checks one value; null when it is fine. */
export function checkField(rules: FieldRules, value: unknown, required: boolean): Complaint | null {
  const inner = withoutNull(rules);
  if (isBlank(inner, value)) {
    const emptyIsFine = value === '' ? takesEmptyText(inner) : value === null && inner !== rules;
    return required && !emptyIsFine ? REQUIRED : null;
  }
  if (inner.enum !== undefined && !inner.enum.includes(value)) return { key: 'field.oneOf' };
  if (inner.type === 'string') return checkText(inner, value);
  if (inner.type === 'number' || inner.type === 'integer') return checkNumber(inner, value);
  if (inner.type === 'array') return checkList(inner, value, required);
  return null;
}

/** The empty text is a value of its own. */
function takesEmptyText(rules: FieldRules): boolean {
  return rules.type === 'string' && rules.enum === undefined && checkText(rules, '') === null;
}

/** `T | null` has the rules of T. */
export function withoutNull(rules: FieldRules): FieldRules {
  const branches = rules.anyOf?.filter((branch) => branch.type !== 'null');
  const only = branches?.length === 1 ? branches[0] : undefined;
  return only ?? rules;
}

function checkText(rules: FieldRules, value: unknown): Complaint | null {
  if (typeof value !== 'string') return { key: 'field.format' };
  const length = countCharacters(value);
  if (rules.minLength !== undefined && length < rules.minLength) return { key: 'field.minLength', values: { min: rules.minLength } };
  if (rules.maxLength !== undefined && length > rules.maxLength) return { key: 'field.maxLength', values: { max: rules.maxLength } };
  if (rules.pattern !== undefined && !new RegExp(rules.pattern, 'u').test(value)) return { key: 'field.format' };
  return null;
}

function checkNumber(rules: FieldRules, value: unknown): Complaint | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'field.number' };
  if (rules.type === 'integer' && !Number.isInteger(value)) return { key: 'field.integer' };
  if (rules.minimum !== undefined && value < rules.minimum) return { key: 'field.min', values: { min: rules.minimum } };
  if (rules.maximum !== undefined && value > rules.maximum) return { key: 'field.max', values: { max: rules.maximum } };
  return null;
}

function checkList(rules: FieldRules, value: unknown, required: boolean): Complaint | null {
  if (!Array.isArray(value)) return { key: 'field.format' };
  const min = rules.minItems ?? 0;
  if (value.length === 0 && min > 0) return required ? REQUIRED : null;
  if (value.length < min) return { key: 'field.minItems', values: { min } };
  if (rules.maxItems !== undefined && value.length > rules.maxItems) return { key: 'field.maxItems', values: { max: rules.maxItems } };
  return null;
}
