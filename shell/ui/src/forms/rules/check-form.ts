import type { TProperties } from 'typebox';
import { checkField, isBlank, takesEmptyText, type ValidationError } from './check-field.ts';
import { childRules, dereference, takesNull, withoutNull, type Definitions, type FieldRules } from './field-rules.ts';
import { isContainer, type Segments } from '../state/path.ts';

/** The rules of a whole form. */
export interface FormRules {
  root: FieldRules;
  definitions: Definitions;
}

/**
 * An object schema as a form reads it. Wider than TypeBox's own type, whose `required` is a tuple that a schema put
 * together by hand (`{ ...RiskCreate, properties, required }`) would have to repeat name by name.
 */
export interface FormSchema<P extends TProperties = TProperties> {
  properties: P;
  required?: readonly string[] | undefined;
}

export function formRules(schema: FormSchema, definitions: Definitions = {}): FormRules {
  return { root: { type: 'object', properties: schema.properties, required: schema.required ?? [] }, definitions };
}

/** The rules at a path, and whether a value must be there. */
export function rulesAt({ root, definitions }: FormRules, path: Segments): { rules: FieldRules; required: boolean } {
  let rules = root;
  let required = true;
  for (const segment of path) {
    required = rules.required?.includes(segment) === true || rules.items !== undefined;
    rules = withoutNull(dereference(childRules(rules, segment), definitions), definitions);
  }
  return { rules, required };
}

/** True when leaving the field empty would be refused, so that its label carries the star. */
export function mustBeFilled(form: FormRules, path: Segments): boolean {
  const { rules, required } = rulesAt(form, path);
  if (!required || Object.keys(rules).length === 0) return false;
  return checkField(rules, rules.type === 'array' ? [] : '', true, form.definitions) !== null;
}

export interface PlacedError {
  path: Segments;
  validationError: ValidationError;
}

/** Everything that is wrong with the values, in the order of the schema. */
export function checkForm({ root, definitions }: FormRules, values: unknown): PlacedError[] {
  const found: PlacedError[] = [];
  const visit = (schema: FieldRules, value: unknown, required: boolean, path: Segments) => {
    const rules = withoutNull(dereference(schema, definitions), definitions);
    if (path.length > 0) {
      const validationError = checkField(schema, value, required, definitions);
      if (validationError) return void found.push({ path, validationError });
    }
    if (!isContainer(value)) return;
    const names = Array.isArray(value)
      ? Object.keys(value)
      : [...new Set([...Object.keys(rules.properties ?? {}), ...Object.keys(value)])];
    for (const name of names) {
      const required = Array.isArray(value) || rules.required?.includes(name) === true;
      visit(childRules(rules, name), Reflect.get(value, name), required, [...path, name]);
    }
  };
  visit(root, values, true, []);
  return found;
}

/** The values as they are sent: an optional field that was left empty is left out, unless its rules accept the empty value. */
export function toSend(
  { root, definitions }: FormRules,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return prune(root, values, definitions);
}

function prune(schema: FieldRules, value: object, definitions: Definitions): Record<string, unknown> {
  const rules = withoutNull(dereference(schema, definitions), definitions);
  const kept = Object.entries(value).filter(([name, item]) => {
    if (item === undefined) return false;
    const field = rules.properties?.[name];
    if (!field || rules.required?.includes(name) === true) return true;
    return (
      !isBlank(withoutNull(dereference(field, definitions), definitions), item) ||
      checkField(field, item, true, definitions) === null
    );
  });
  return Object.fromEntries(kept.map(([name, item]) => [name, pruned(childRules(rules, name), item, definitions)]));
}

function pruned(schema: FieldRules, value: unknown, definitions: Definitions): unknown {
  const rules = withoutNull(dereference(schema, definitions), definitions);
  if (Array.isArray(value)) return value.map((item) => pruned(childRules(rules, '0'), item, definitions));
  return isContainer(value) ? prune(rules, value, definitions) : value;
}

/** One changed value as a PATCH sends it: an emptied field becomes null, or '' where its rules accept '' but not null. */
export function toPatch({ root, definitions }: FormRules, name: string, value: unknown): unknown {
  const schema = dereference(childRules(root, name), definitions);
  const rules = withoutNull(schema, definitions);
  if (!isBlank(rules, value)) return pruned(schema, value, definitions);
  return value === '' && takesEmptyText(rules) && !takesNull(schema) ? '' : null;
}
