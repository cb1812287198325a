import type { TProperties } from 'typebox';
import { checkField, isBlank, withoutNull, type Complaint, type FieldRules } from './check-field.ts';

/** The rules of every field, by name, and which must be there. */
export interface FormRules {
  fields: Readonly<Record<string, FieldRules>>;
  required: ReadonlySet<string>;
}

/**
 * An object schema as a form reads it. Wider than TypeBox's own type, whose `required` is a tuple that a schema put
 * together by hand (`{ ...RiskCreate, properties, required }`) would have to repeat name by name.
 */
export interface FormSchema<P extends TProperties = TProperties> {
  properties: P;
  required?: readonly string[] | undefined;
}

export function formRules(schema: FormSchema): FormRules {
  const fields: Record<string, FieldRules> = {};
  for (const [name, rules] of Object.entries(schema.properties)) fields[name] = rules;
  return { fields, required: new Set(schema.required ?? []) };
}

/** True when leaving the field empty would be refused, so that its label carries the star. */
export function mustBeFilled(rules: FormRules, name: string): boolean {
  const field = rules.fields[name];
  if (field === undefined || !rules.required.has(name)) return false;
  const empty = withoutNull(field).type === 'array' ? [] : '';
  return checkField(field, empty, true) !== null;
}

/** Complaints by field, only about fields that the form shows or that hold a value. */
export function checkForm(rules: FormRules, values: Readonly<Record<string, unknown>>): Record<string, Complaint> {
  const complaints: Record<string, Complaint> = {};
  for (const [name, field] of Object.entries(rules.fields)) {
    const complaint = checkField(field, values[name], rules.required.has(name));
    if (complaint) complaints[name] = complaint;
  }
  return complaints;
}

/** The values as they are sent: an optional field that was left empty is left out, unless empty is a value of its own. */
export function toSend(rules: FormRules, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      if (value === undefined) return false;
      const field = rules.fields[name];
      if (!field || rules.required.has(name)) return true;
      return !isBlank(withoutNull(field), value) || checkField(field, value, true) === null;
    }),
  );
}
