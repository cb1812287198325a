/** What a property needs before it is saved. */
import { itemProblems } from './asset-rules.ts';
import type { FieldProblem } from '../validation/field-problem.ts';
import type { ValueField } from '../template/template-values.ts';

/** Fields of a property itself; what else a template asks for is an attribute. */
export const PROPERTY_FIELDS = ['name', 'type', 'category', 'value', 'description', 'linked_scenarios', 'linked_risks', 'template_id'] as const;

export interface PropertyInput {
  linked_scenarios: readonly string[];
  /** Own fields and attributes by name. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with a property: a scenario must be linked; with a template its fields must be filled as it says, without
 * one name and type. A name is needed in any case.
 */
export function propertyProblems({ linked_scenarios, values }: PropertyInput, template: { fields: readonly ValueField[] } | null): FieldProblem[] {
  const unlinked = { field: 'linked_scenarios', message: 'At least one scenario must be linked to this property' };
  return [...itemProblems(values, template, ['name', 'type']), ...(linked_scenarios.length === 0 ? [unlinked] : [])];
}
