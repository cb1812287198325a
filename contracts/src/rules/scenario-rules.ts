/** What a risk scenario needs before it is saved. */
import type { FieldProblem } from './field-problem.ts';
import { templateValueProblems, type ValueField } from './template-values.ts';

/** Fields of a scenario itself; what else a template asks for is an attribute. */
export const SCENARIO_FIELDS = ['title', 'description', 'threat_actors', 'linked_controls', 'template_id'] as const;

export const SCENARIO_TEMPLATE_MISSING = 'Please select a template to create a risk scenario';

const blank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * What is wrong with a scenario: title and description are required, then what its template says.
 * @param values own fields and attributes by name
 * @param isNew a new scenario needs a template, an existing one may have lost its own
 */
export function scenarioProblems(values: Readonly<Record<string, unknown>>, template: { fields: readonly ValueField[] } | null, isNew: boolean): FieldProblem[] {
  return [
    ...(template === null && isNew ? [{ field: 'template_id', message: SCENARIO_TEMPLATE_MISSING }] : []),
    ...(blank(values['title']) ? [{ field: 'title', message: 'Title is required' }] : []),
    ...(blank(values['description']) ? [{ field: 'description', message: 'Description is required' }] : []),
    ...templateValueProblems(template?.fields ?? [], values).filter(({ field }) => field !== 'title' && field !== 'description'),
  ];
}
