/** The rules for saving a property. */
import { itemProblems, unlinkedProblems } from './asset-rules.ts';
import type { FieldProblem } from '../validation/field-problem.ts';
import type { ValueField } from '../template/answers/template-values.ts';

/** A property's own fields. All other fields of its template are attributes. */
export const PROPERTY_FIELDS = [
  'name',
  'type',
  'category',
  'value',
  'description',
  'linked_scenarios',
  'linked_risks',
  'template_id',
] as const;

export interface PropertyInput {
  linked_scenarios: readonly string[];
  /** Own fields and attributes by name. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with a property. At least one scenario must be linked. With a template its fields must be valid; without one, name and type
 * are required. A name is always required.
 */
export function propertyProblems(
  { linked_scenarios, values }: PropertyInput,
  template: { fields: readonly ValueField[] } | null,
): FieldProblem[] {
  return [
    ...itemProblems(values, template, ['name', 'type']),
    ...unlinkedProblems('linked_scenarios', linked_scenarios, 'At least one scenario must be linked to this property'),
  ];
}
