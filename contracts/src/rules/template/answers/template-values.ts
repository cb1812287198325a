/** The values of the fields of a template. */
import { isFilled, requiredProblem, type FieldProblem } from '../../validation/field-problem.ts';

export interface ValueField {
  name: string;
  label: string;
  type: 'text' | 'textarea' | 'select' | 'number' | 'checkbox';
  required: boolean;
  options?: readonly string[];
  defaultValue?: string | number | boolean;
}

/** What is wrong with the value of a field; null when nothing is. */
export function valueProblem({ type, label, options = [] }: ValueField, value: unknown): string | null {
  switch (type) {
    case 'select':
      return options.some((option) => option === value) ? null : `${label} must be one of ${options.join(', ')}`;
    case 'number':
      // A number may be text, because own fields such as the value of a property store it as text.
      return Number.isFinite(typeof value === 'string' ? Number(value) : value) ? null : `${label} must be a number`;
    case 'checkbox':
      return typeof value === 'boolean' ? null : `${label} must be checked or not`;
    case 'text':
    case 'textarea':
      // A list of texts, such as threat actors, is entered as one text.
      return [value].flat().every((text) => typeof text === 'string') ? null : `${label} must be text`;
  }
}

/**
 * Problems with the values of a template's fields, at most one for each field: '{label} is required', or a value that does not fit the type.
 * An unchecked checkbox has a value.
 * @param values values by name of the field
 */
export function templateValueProblems(
  fields: readonly ValueField[],
  values: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (!isFilled(value)) return field.required ? [requiredProblem(field.name, field.label)] : [];
    const message = valueProblem(field, value);
    return message === null ? [] : [{ field: field.name, message, ...misfit(field) }];
  });
}

const TYPES = { text: 'string', textarea: 'string', number: 'number', checkbox: 'boolean' } as const;

/** The keyword and params of JSON Schema for a value that does not fit its field. */
function misfit({ type, label, options = [] }: ValueField): Required<Pick<FieldProblem, 'keyword' | 'params'>> {
  return type === 'select'
    ? { keyword: 'enum', params: { allowedValues: options, label } }
    : { keyword: 'type', params: { type: TYPES[type], label } };
}

/** The initial values of a new item by name of the field. A checkbox starts unchecked. */
export function templateDefaults(fields: readonly ValueField[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    fields.map(({ name, type, defaultValue }) => [name, defaultValue ?? (type === 'checkbox' ? false : '')]),
  );
}

/** The options of a select, entered one per line. Blank lines and repetitions are dropped. */
export function parseOptions(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
}

/** Threat actors from a text with commas, or from a list of such texts. Blanks and repetitions are dropped. */
export function parseThreatActors(value: string | readonly string[] | null | undefined): string[] {
  const parts = [value ?? []].flat().flatMap((text) => text.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
