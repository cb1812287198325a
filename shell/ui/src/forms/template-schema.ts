import Type, { type TSchema, type TUnsafe } from 'typebox';
import type { FormSchema } from './rules/check-form.ts';
import type { FormField } from './use-schema-form.ts';

/** A field of a form that an organization has defined, in the shape that the template stores. */
export interface TemplateFormField {
  name: string;
  label: string;
  type: 'text' | 'textarea' | 'select' | 'number' | 'checkbox';
  required: boolean;
  options?: readonly string[];
}

export type TemplateFieldValue = string | number | boolean;

/** Longest text of an attribute, in characters. */
const LONGEST = 10_000;

function fieldSchema({ type, options = [], required }: TemplateFormField): TSchema {
  switch (type) {
    case 'number':
      return Type.Number();
    case 'checkbox':
      return Type.Boolean();
    case 'select':
      return Type.Unsafe<string>({ type: 'string', enum: [...options] });
    case 'text':
    case 'textarea':
      return Type.String({ maxLength: LONGEST, ...(required && { minLength: 1, pattern: '\\S' }) });
  }
}

/** The schema of a form whose fields are known only at run time. Make it once for a template (`useMemo`). */
export function templateSchema(
  fields: readonly TemplateFormField[],
): FormSchema<Record<string, TUnsafe<TemplateFieldValue>>> {
  const properties = fields.map((field) => [field.name, Type.Unsafe<TemplateFieldValue>(fieldSchema(field))] as const);
  return {
    properties: Object.fromEntries(properties),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The field for a text box or a select. */
export function asText(field: FormField<TemplateFieldValue>): FormField<string> {
  const { value } = field;
  return { ...field, value: value === null || value === undefined ? value : String(value) };
}

/** The field for a number box. An item's own fields store numbers as text. */
export function asNumber(field: FormField<TemplateFieldValue>): FormField<number> {
  const { value } = field;
  const isEmpty = value === null || value === undefined || value === '';
  return { ...field, value: isEmpty ? null : Number(value) };
}

/** The field for a checkbox. */
export function asFlag(field: FormField<TemplateFieldValue>): FormField<boolean> {
  return { ...field, value: field.value === true };
}
